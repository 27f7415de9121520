"""Tables that grow while games are played: every column is one block of memory, so nothing lies twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import pandas as pd

MISSING: Final = -(1 << 31)
"""What stands for a value that is missing in a column of whole numbers."""
BYTE: Final = 127
"""So many texts can be told apart by a byte."""


class Growing:
    """A table to which frames with the same columns are added.

    What `frame` returns shares its memory with the table; more can be added all the same, and what
    was returned before stays as it was.
    """

    def __init__(self) -> None:
        self._columns: dict[str, Column] = {}
        self._frame: pd.DataFrame | None = None

    def add(self, frame: pd.DataFrame) -> None:
        """Add rows, all of them or none."""
        if self._columns and not len(frame):
            return  # a frame that would share its memory with the one before
        columns = [self._columns.get(name, Column()) for name in frame.columns]
        blocks = [
            column.block(frame[name].array)
            for name, column in zip(frame.columns, columns, strict=True)
        ]
        self._frame = None
        for name, column, block in zip(frame.columns, columns, blocks, strict=True):
            self._columns[name] = column
            column.add(block)

    def frame(self) -> pd.DataFrame | None:
        """Return all rows; None before the first were added."""
        import pandas as pd

        if self._frame is None and self._columns:
            whole = {name: column.whole() for name, column in self._columns.items()}
            self._frame = pd.DataFrame(whole, copy=False)
        return self._frame


class Column:
    """Numbers, truth values, or texts of which there are few different ones."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.type: Any = None
        """The type of what lies in `data`; of texts these are their places in `texts`."""
        self.texts: list[str] | None = None
        self.missing = False
        """Some values may be missing."""

    def block(self, values: Any) -> bytes:
        """Return values as they are kept; TypeError where they are of another kind than those before."""
        import pandas as pd

        if isinstance(values, pd.Categorical):
            block = self.places(values)
        elif isinstance(values.dtype, pd.Int32Dtype):
            self.missing = True
            block = values.to_numpy("int32", na_value=MISSING)
        else:
            block = values.to_numpy()
        if self.type is None:
            self.type = block.dtype
        elif self.type != block.dtype:
            raise TypeError(f"a column of {self.type} does not take {block.dtype}")
        return bytes(block.tobytes())

    def add(self, block: bytes) -> None:
        """Add such values."""
        try:
            self.data += block
        except BufferError:  # somebody still looks at what was there
            self.data = self.data + block

    def places(self, values: Any) -> Any:
        """Return texts as their places among all that there have been."""
        import numpy as np

        kinds = list(values.categories)
        if self.texts is None:
            self.texts = []
        self.texts += [one for one in kinds if one not in self.texts]
        if len(self.texts) > BYTE and self.type == np.dtype("int8"):
            self.data = bytearray(np.frombuffer(self.data, "int8").astype("int16").tobytes())
            self.type = np.dtype("int16")
        wide = "int8" if len(self.texts) <= BYTE else "int16"
        here = np.array([self.texts.index(one) for one in kinds], wide)
        return here[values.codes] if len(kinds) else np.empty(0, wide)

    def whole(self) -> Any:
        """Return everything, without a copy."""
        import numpy as np
        import pandas as pd

        found = np.frombuffer(self.data, self.type)
        if self.texts is not None:
            return pd.Categorical.from_codes(found, self.texts)
        if self.missing:
            return pd.arrays.IntegerArray(found, found == MISSING)
        return found
