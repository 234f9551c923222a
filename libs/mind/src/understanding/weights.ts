const MAGIC = 0x314c554b; // "KUL1", little-endian
const ALIGNMENT = 4;

/** What a file of weights says of itself. */
export interface WeightsHeader {
  featureVersion: number;
  /** SHA-256 of the training data, in hexadecimal. */
  dataHash: string;
  /** Figures on unseen writers, by name. */
  metrics: Record<string, number>;
  /** Small values of a model: names of classes, scales, biases, thresholds. */
  parameters: Record<string, number | string | number[] | string[]>;
  sections: Record<string, { offset: number; length: number }>;
}

/** A file of weights: a JSON header, and named sections of bytes. */
export class Weights {
  private constructor(
    readonly header: WeightsHeader,
    private readonly bytes: Uint8Array,
    private readonly start: number,
  ) {}

  /**
   * @param file the whole file
   * @param featureVersion version of the features that the program computes
   * @throws Error if the file is no such file, is cut short, or was made for other features
   */
  static parse(file: Uint8Array, featureVersion: number): Weights {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    if (file.length < 8 || view.getUint32(0, true) !== MAGIC) throw new Error('not a file of weights');
    const length = view.getUint32(4, true);
    const header = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length))) as WeightsHeader;
    if (header.featureVersion !== featureVersion)
      throw new Error(`weights of feature version ${header.featureVersion}, expected ${featureVersion}: train again`);
    const start = Math.ceil((8 + length) / ALIGNMENT) * ALIGNMENT;
    const end = Math.max(0, ...Object.values(header.sections).map((section) => section.offset + section.length));
    if (file.length < start + end) throw new Error('the file of weights is cut short');
    // Not the Buffer itself: its `slice` shares the memory of all files that were read.
    return new Weights(header, new Uint8Array(file.buffer, file.byteOffset, file.byteLength), start);
  }

  /** @throws Error if there is no section of this name */
  section(name: string): Uint8Array {
    const section = this.header.sections[name];
    if (!section) throw new Error(`the weights have no section ${name}`);
    const from = this.start + section.offset;
    return this.bytes.slice(from, from + section.length);
  }

  /** @throws Error if there is no such list of numbers */
  numbers(name: string): number[] {
    const value = this.header.parameters[name];
    if (!Array.isArray(value) || value.some((one) => typeof one !== 'number'))
      throw new Error(`the weights have no numbers ${name}`);
    return value as number[];
  }

  /** @throws Error if there is no such list of names */
  names(name: string): string[] {
    const value = this.header.parameters[name];
    if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
      throw new Error(`the weights have no names ${name}`);
    return value as string[];
  }

  int8(name: string): Int8Array {
    const bytes = this.section(name);
    return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  uint32(name: string): Uint32Array {
    return new Uint32Array(this.section(name).buffer);
  }

  uint16(name: string): Uint16Array {
    return new Uint16Array(this.section(name).buffer);
  }
}

/** Writes a file of weights. @param header without its sections */
export function serialiseWeights(
  header: Omit<WeightsHeader, 'sections'>,
  sections: Readonly<Record<string, Uint8Array>>,
): Uint8Array {
  const places: WeightsHeader['sections'] = {};
  let offset = 0;
  for (const [name, { length }] of Object.entries(sections)) {
    places[name] = { offset, length };
    offset = Math.ceil((offset + length) / ALIGNMENT) * ALIGNMENT;
  }
  const text = new TextEncoder().encode(JSON.stringify({ ...header, sections: places }));
  const start = Math.ceil((8 + text.length) / ALIGNMENT) * ALIGNMENT;
  const file = new Uint8Array(start + offset);
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, text.length, true);
  file.set(text, 8);
  for (const [name, bytes] of Object.entries(sections)) file.set(bytes, start + (places[name]?.offset ?? 0));
  return file;
}
