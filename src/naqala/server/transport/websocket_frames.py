"""Finds where WebSocket frames end, from their headers alone (RFC 6455, section 5.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

FINAL: Final = 0x80
OPCODE: Final = 0x0F
FIRST_CONTROL_OPCODE: Final = 0x8
MASKED: Final = 0x80
LENGTH: Final = 0x7F
TWO_BYTE_LENGTH, EIGHT_BYTE_LENGTH = 126, 127
MASK_BYTES: Final = 4


class ScannedFrames(NamedTuple):
    size: int  # bytes of all complete frames found
    number: int
    ends_message: bool  # the last of them completes a message


def scan_frames(data: bytearray, max_frames: int, max_payload: int) -> ScannedFrames:
    """The complete frames at the start of the data, up to the end of the first message.

    Everything counts as one frame if its header announces too much: the parser refuses it without reading on.
    """
    end = count = 0
    while count < max_frames:
        header, payload = frame_size(data, end)
        if payload > max_payload:
            return ScannedFrames(len(data), count + 1, True)
        if not header or end + header + payload > len(data):
            break
        first = data[end]
        end += header + payload
        count += 1
        if first & FINAL and first & OPCODE < FIRST_CONTROL_OPCODE:
            return ScannedFrames(end, count, True)
    return ScannedFrames(end, count, False)


def frame_size(data: bytearray, start: int) -> tuple[int, int]:
    """The bytes of the header and of the payload; (0, 0) if the header is not complete."""
    available = len(data) - start
    if available < 2:
        return 0, 0
    second = data[start + 1]
    length = second & LENGTH
    mask = MASK_BYTES if second & MASKED else 0
    if length < TWO_BYTE_LENGTH:
        return 2 + mask, length
    extra = 2 if length == TWO_BYTE_LENGTH else 8
    if available < 2 + extra:
        return 0, 0
    return 2 + extra + mask, int.from_bytes(data[start + 2 : start + 2 + extra], "big")
