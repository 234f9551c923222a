import { crc32, deflateSync } from 'node:zlib';

/** Width and height in pixels. */
const SIDE = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Draws a default portrait whose colour is derived from the soul's name. @returns a PNG */
export function drawPortrait(name: string): Uint8Array {
  const hue = crc32(Buffer.from(name)) % 360;
  const rows = Buffer.alloc(SIDE * (1 + SIDE * 3));
  for (let y = 0, at = 0; y < SIDE; y++) {
    rows[at++] = 0; // Each row as it is, not as a difference to another.
    for (let x = 0; x < SIDE; x++) {
      const fall = (x + y) / (2 * SIDE);
      const glow = Math.max(0, 1 - Math.hypot(x - SIDE * 0.36, y - SIDE * 0.32) / (SIDE * 0.5));
      for (const part of colour(hue + 50 * fall, 0.55, 0.28 + 0.3 * fall + 0.34 * glow * glow)) rows[at++] = part;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8); // Eight bits a part, red, green and blue.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Converts HSL to RGB, 0–255.
 * @param hue degrees
 * @param saturation 0–1
 * @param light 0–1
 */
function colour(hue: number, saturation: number, light: number): [number, number, number] {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
