import { DomainError } from '@kinloom/contract';
import type { CardPicture } from '../cards';

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+=*)$/;

/** What the bytes of a picture begin with. */
const BEGINNINGS: readonly [type: string, test: (head: string) => boolean][] = [
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['image/gif', (head) => /^GIF8[79]a/.test(head)],
];

/** The bytes of a data URL that is a picture, whatever it says it is; null where it is none. */
export function pictureIn(dataUrl: string): { bytes: Buffer; type: string } | null {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[2] ?? '', 'base64');
  const head = bytes.toString('latin1', 0, 12);
  const type = BEGINNINGS.find(([, test]) => test(head))?.[0];
  return type === undefined ? null : { bytes, type };
}

/** A picture that was sent, under its right name; null where none was. @throws DomainError avatar_no_image */
export function checkedAvatar(dataUrl: string | null | undefined): string | null {
  if (!dataUrl) return null;
  const picture = pictureIn(dataUrl);
  if (!picture) throw new DomainError('avatar_no_image');
  return dataUrlOf(picture);
}

export function dataUrlOf({ bytes, type }: { bytes: Uint8Array; type: string }): string {
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}

/** A card's picture as an avatar; null where there is none, or it is larger than an avatar may be. @param most characters */
export function avatarOf(picture: CardPicture | null, most: number): string | null {
  if (picture === null) return null;
  const url = dataUrlOf(picture);
  return url.length <= most ? url : null;
}
