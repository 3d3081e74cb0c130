/** Exports the history and the bots as a file or a short text, and reads both. */

import { base64url, encoded, fromBase64url, hex, pack, sha256Of, unpack } from "../../platform/bytes";
import type { BackupData } from "../types";
import { ImportError, parseBackup, SCHEMA_VERSION } from "./validate";

const FORMAT = "coloretto-chronicle";
/** Version, length, checksum and data, so that a truncated or changed text is detected before it is unpacked. */
const TEXT = /^coloretto-(\d{1,9})\.(\d{1,9})\.([0-9a-f]{8})\.([\w-]*)$/;
/** The largest file, text and unpacked text; enough for tens of thousands of games. */
export const MAX_BYTES = 32_000_000;

export async function exportToFile(data: BackupData): Promise<string> {
  const body = JSON.stringify(data);
  return `{"format":"${FORMAT}","form":${SCHEMA_VERSION},"sum":"${await checksumOf(encoded(body))}","kept":${body}}\n`;
}

export async function exportToText(data: BackupData): Promise<string> {
  const packed = await pack(JSON.stringify(data));
  const body = base64url(packed);
  return `coloretto-${SCHEMA_VERSION}.${body.length}.${await checksumOf(packed)}.${body}`;
}

/** Read a file or a text. Throw an `ImportError` if it is invalid. */
export async function importFromText(text: string): Promise<BackupData> {
  if (text.length > MAX_BYTES) throw new ImportError("too-big");
  const plain = text.trim();
  return plain.startsWith("{") ? fromFile(plain) : fromText(plain.replace(/\s+/g, ""));
}

async function fromFile(text: string): Promise<BackupData> {
  let file: { format?: unknown; form?: unknown; sum?: unknown; kept?: unknown };
  try {
    file = JSON.parse(text);
  } catch {
    if (!text.slice(0, 99).includes(FORMAT)) throw new ImportError("foreign");
    throw new ImportError(text.endsWith("}") ? "damaged" : "truncated");
  }
  if (file.format !== FORMAT) throw new ImportError("foreign");
  if (typeof file.form === "number" && file.form > SCHEMA_VERSION) throw new ImportError("newer");
  if (file.form !== SCHEMA_VERSION || file.sum !== (await checksumOf(encoded(JSON.stringify(file.kept) ?? ""))))
    throw new ImportError("damaged");
  return parseBackup(file.kept);
}

async function fromText(text: string): Promise<BackupData> {
  const [, form, length, sum, body = ""] = TEXT.exec(text) ?? [];
  if (form === undefined) throw new ImportError(/^coloretto-\d/.test(text) ? "damaged" : "foreign");
  if (Number(form) > SCHEMA_VERSION) throw new ImportError("newer");
  if (body.length < Number(length)) throw new ImportError("truncated");
  const packed = bytesFrom(body);
  if (body.length > Number(length) || (await checksumOf(packed)) !== sum) throw new ImportError("damaged");
  return parseBackup(await unpacked(packed));
}

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const bytes = await unpack(packed, MAX_BYTES).catch((error) => {
    throw new ImportError(error instanceof RangeError ? "too-big" : "damaged");
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ImportError("damaged");
  }
}

async function checksumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex((await sha256Of(bytes)).slice(0, 4));
}

function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64url(text);
  } catch {
    throw new ImportError("damaged");
  }
}
