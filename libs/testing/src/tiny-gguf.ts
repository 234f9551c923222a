/** Types of values in the metadata of a GGUF file. */
const TYPES = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 } as const;
type Scalar = Exclude<keyof typeof TYPES, 'array'>;

/** Kinds of tokens. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

const WIDTH = 64;
const LAYERS = 2;
const HEADS = 4;
const KEY_VALUE_HEADS = 2;
const FEED_FORWARD = 128;
const ALIGNMENT = 32;
const TRAINED_CONTEXT = 65_536;

const WORDS = [
  ...['▁', '▁the', '▁and', '▁you', '▁I', '▁am', '▁here', '▁with', '▁a', '▁warm', '▁light', '▁sea', '▁tree', '▁day'],
  ...['▁good', '▁we', '▁so', '.', ',', 'e', 't', 'a', 'o', 'i', 'n', 's', 'r', 'h', 'l', 'd', 'u'],
];
const TEMPLATE =
  "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'] }}</s>{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}";

/**
 * A language model of random weights in the format GGUF: the architecture "llama" with 2 layers, a vocabulary of 300 tokens, and a chat
 * template. It says words without sense and never ends by itself.
 * @param seed the same seed gives the same file
 * @returns about 450 kB
 */
export function tinyGguf(seed = 42): Buffer {
  const vocabulary = [
    ...[{ token: '<unk>', type: UNKNOWN }],
    ...['<s>', '</s>'].map((token) => ({ token, type: CONTROL })),
    ...Array.from({ length: 256 }, (_, byte) => ({
      token: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
      type: BYTE,
    })),
    ...['<|system|>', '<|user|>', '<|assistant|>'].map((token) => ({ token, type: CONTROL })),
    ...WORDS.map((token) => ({ token, type: NORMAL })),
  ];
  const firstWord = vocabulary.length - WORDS.length;
  const metadata = [
    scalar('general.architecture', 'string', 'llama'),
    scalar('general.name', 'string', 'tiny'),
    scalar('llama.context_length', 'uint32', TRAINED_CONTEXT),
    scalar('llama.embedding_length', 'uint32', WIDTH),
    scalar('llama.block_count', 'uint32', LAYERS),
    scalar('llama.feed_forward_length', 'uint32', FEED_FORWARD),
    scalar('llama.attention.head_count', 'uint32', HEADS),
    scalar('llama.attention.head_count_kv', 'uint32', KEY_VALUE_HEADS),
    scalar('llama.attention.layer_norm_rms_epsilon', 'float32', 1e-5),
    scalar('llama.rope.dimension_count', 'uint32', WIDTH / HEADS),
    scalar('llama.vocab_size', 'uint32', vocabulary.length),
    scalar('tokenizer.ggml.model', 'string', 'llama'),
    list(
      'tokenizer.ggml.tokens',
      'string',
      vocabulary.map(({ token }) => token),
    ),
    list(
      'tokenizer.ggml.scores',
      'float32',
      vocabulary.map((_, index) => (index < firstWord ? 0 : firstWord - index)),
    ),
    list(
      'tokenizer.ggml.token_type',
      'int32',
      vocabulary.map(({ type }) => type),
    ),
    scalar('tokenizer.ggml.bos_token_id', 'uint32', 1),
    scalar('tokenizer.ggml.eos_token_id', 'uint32', 2),
    scalar('tokenizer.ggml.unknown_token_id', 'uint32', 0),
    scalar('tokenizer.ggml.add_bos_token', 'bool', 1),
    scalar('tokenizer.ggml.add_space_prefix', 'bool', 0),
    scalar('tokenizer.chat_template', 'string', TEMPLATE),
  ];
  return fileOf(metadata, tensorsOf(vocabulary.length, firstWord, normalNumbers(seed)));
}

interface Tensor {
  name: string;
  /** Fastest-changing first. */
  shape: number[];
  values: Float32Array;
}

function tensorsOf(vocabulary: number, firstWord: number, random: () => number): Tensor[] {
  const tensor = (name: string, shape: number[], valueAt: (index: number) => number): Tensor => ({
    name,
    shape,
    values: Float32Array.from({ length: shape.reduce((product, size) => product * size, 1) }, (_, at) => valueAt(at)),
  });
  const weights = (name: string, shape: number[]) => tensor(`${name}.weight`, shape, () => random() * 0.3);
  const ones = (name: string) => tensor(`${name}.weight`, [WIDTH], () => 1);
  const keyValueWidth = (WIDTH / HEADS) * KEY_VALUE_HEADS;
  return [
    tensor('token_embd.weight', [WIDTH, vocabulary], random),
    ones('output_norm'),
    // Only words have weights, so that a word is always the most probable token.
    tensor('output.weight', [WIDTH, vocabulary], (at) => (at >= firstWord * WIDTH ? random() * 0.5 : 0)),
    ...Array.from({ length: LAYERS }, (_, layer) => `blk.${layer}`).flatMap((block) => [
      ones(`${block}.attn_norm`),
      weights(`${block}.attn_q`, [WIDTH, WIDTH]),
      weights(`${block}.attn_k`, [WIDTH, keyValueWidth]),
      weights(`${block}.attn_v`, [WIDTH, keyValueWidth]),
      weights(`${block}.attn_output`, [WIDTH, WIDTH]),
      ones(`${block}.ffn_norm`),
      weights(`${block}.ffn_gate`, [WIDTH, FEED_FORWARD]),
      weights(`${block}.ffn_up`, [WIDTH, FEED_FORWARD]),
      weights(`${block}.ffn_down`, [FEED_FORWARD, WIDTH]),
    ]),
  ];
}

function fileOf(metadata: readonly Buffer[], tensors: readonly Tensor[]): Buffer {
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  let offset = 0;
  for (const { name, shape, values } of tensors) {
    infos.push(text(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset));
    const bytes = padded(Buffer.from(values.buffer));
    data.push(bytes);
    offset += bytes.length;
  }
  const counts = [uint64(tensors.length), uint64(metadata.length)];
  return Buffer.concat([
    padded(Buffer.concat([Buffer.from('GGUF'), uint32(3), ...counts, ...metadata, ...infos])),
    ...data,
  ]);
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (ALIGNMENT - 1))]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

const text = (value: string): Buffer => Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)]);

function encoded(type: Scalar, value: string | number): Buffer {
  if (typeof value === 'string') return text(value);
  switch (type) {
    case 'bool':
      return Buffer.from([value]);
    case 'float32':
      return float32(value);
    case 'uint32':
    case 'int32':
    case 'string':
      return uint32(value);
  }
}

const scalar = (key: string, type: Scalar, value: string | number): Buffer =>
  Buffer.concat([text(key), uint32(TYPES[type]), encoded(type, value)]);

const list = (key: string, type: Scalar, values: readonly (string | number)[]): Buffer =>
  Buffer.concat([
    text(key),
    uint32(TYPES.array),
    uint32(TYPES[type]),
    uint64(values.length),
    ...values.map((value) => encoded(type, value)),
  ]);

/** Numbers of a normal distribution. A linear congruential generator is enough, and the same on every machine. */
function normalNumbers(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
