import { zipSync, type Zippable } from 'fflate';
import { crc32, deflateSync } from 'node:zlib';

/** Builds card files for tests, valid and malformed. */

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Buffer | string = ''): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export function head(width = 2, height = 2): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** 2 × 2 pixels of one colour. */
export const PIXELS = chunk('IDAT', deflateSync(Buffer.from([0, 9, 9, 9, 9, 9, 9, 0, 9, 9, 9, 9, 9, 9])));
export const END = chunk('IEND');

export function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([SIGNATURE, head(), ...chunks, PIXELS, END]);
}

export function base64(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
}

export function text(keyword: string, value: unknown): Buffer {
  return chunk('tEXt', `${keyword}\0${base64(value)}`);
}

export function v1(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Wren', description: 'A keeper of maps.', personality: 'patient', first_mes: 'Come in.', ...fields };
}

export function v2(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { spec: 'chara_card_v2', spec_version: '2.0', data: v1({ extensions: {}, tags: ['maps'], ...fields }) };
}

export function v3(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: v1({ extensions: {}, group_only_greetings: [], ...fields }),
  };
}

export function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

export function zip(files: Record<string, Buffer | string>): Buffer {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) entries[name] = new Uint8Array(Buffer.from(content));
  return Buffer.from(zipSync(entries));
}

/** The smallest bytes detected as a JPEG. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xd9]);

/** Offsets of an archive's records. */
export function recordsOf(bytes: Buffer, signature: 'central' | 'local' | 'end'): number[] {
  const sought = Buffer.from({ central: 'PK\x01\x02', local: 'PK\x03\x04', end: 'PK\x05\x06' }[signature], 'latin1');
  const found: number[] = [];
  for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at + 1)) found.push(at);
  return found;
}
