// Moves constants of the wasm's data from the hot part to the cold one: whole objects that only cold functions read.
import { createHash } from "node:crypto";

/** Those before the first section. */
export const HEADER_BYTES = 8;
const DATA = 11;
/** The section with the number of segments. */
const DATA_COUNT = 12;
const I32_CONST = 0x41;
const END = 0x0b;

/**
 * Return both parts with the objects moved. An object has an address, a size and the digest of its content; throws an
 * error unless that content is there.
 */
export function moveData({ hot, cold }, objects) {
  const segments = segmentsOf(hot);
  const moved = objects.map(({ address, size, digest, name }) => {
    const content = contentAt(segments, address, size);
    if (createHash("sha256").update(content).digest("hex") !== digest)
      throw new Error(`${name} is not where cold-data.txt says: see docs/upgrading-pyodide.md`);
    return { address, content };
  });
  const left = segments.flatMap((segment) => without(segment, moved));
  const replaced = { [DATA_COUNT]: unsigned(left.length), [DATA]: segmentsToBytes(left) };
  const parts = sectionsOf(hot).map(({ id, whole }) => (id in replaced ? section(id, replaced[id]) : whole));
  return {
    hot: Buffer.concat([hot.subarray(0, HEADER_BYTES), ...parts]),
    cold: Buffer.concat([cold, section(DATA, segmentsToBytes(moved))]),
  };
}

/** Return the segments of data, each with its address and its content. */
export function segmentsOf(bytes) {
  const data = sectionsOf(bytes).find(({ id }) => id === DATA);
  return data ? readSegments(data.content) : [];
}

/** Return the sections of a module: the number of each, its content, and the whole with both and its length. */
export function sectionsOf(bytes) {
  const sections = [];
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const [size, start] = readNumber(bytes, at + 1);
    const end = start + size;
    sections.push({ id: bytes[at], content: bytes.subarray(start, end), whole: bytes.subarray(at, end) });
    at = end;
  }
  return sections;
}

function readSegments(bytes) {
  const segments = [];
  let [count, at] = readNumber(bytes, 0);
  for (; count > 0; count -= 1) {
    if (bytes[at] !== 0 || bytes[at + 1] !== I32_CONST) throw new Error("unexpected segment of data");
    let address;
    let size;
    [address, at] = readNumber(bytes, at + 2);
    [size, at] = readNumber(bytes, at + 1);
    segments.push({ address, content: bytes.subarray(at, at + size) });
    at += size;
  }
  return segments;
}

/** Return the content of memory; between segments it is zero. */
export function contentAt(segments, address, size) {
  const found = Buffer.alloc(size);
  for (const { address: start, content } of segments) {
    const from = Math.max(address, start);
    const to = Math.min(address + size, start + content.length);
    if (from < to) found.set(content.subarray(from - start, to - start), from - address);
  }
  return found;
}

/** Return what is left of a segment without the objects. */
function without({ address, content }, objects) {
  const pieces = [];
  let from = address;
  const end = address + content.length;
  for (const object of objects) {
    if (object.address >= end || object.address + object.content.length <= from) continue;
    if (from < object.address)
      pieces.push({ address: from, content: content.subarray(from - address, object.address - address) });
    from = object.address + object.content.length;
  }
  if (from < end) pieces.push({ address: from, content: content.subarray(from - address) });
  return pieces;
}

function segmentsToBytes(segments) {
  const parts = segments.map(({ address, content }) =>
    Buffer.concat([Buffer.from([0, I32_CONST, ...signed(address), END, ...unsigned(content.length)]), content]),
  );
  return Buffer.concat([Buffer.from(unsigned(segments.length)), ...parts]);
}

function section(id, content) {
  return Buffer.concat([Buffer.from([id, ...unsigned(content.length)]), Buffer.from(content)]);
}

/** Read a number in LEB128 that is not negative; return it and the place after it. */
function readNumber(bytes, start) {
  let value = 0;
  let at = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at];
    at += 1;
    value += (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}

function unsigned(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** Return a number that is not negative in signed LEB128, in which the highest bit is its sign. */
function signed(value) {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
}
