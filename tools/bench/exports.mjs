import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

const PEOPLE = ['my sister Marta', 'my brother Jonas', 'my friend Imke', 'the neighbour', 'my boss', 'our daughter'];
const DEEDS = [
  'went down to the harbour',
  'baked a cake with pears',
  'repaired the old boat',
  'read a long letter',
  'sang in the choir',
  'planted beans',
];
const PLACES = ['in Ghent', 'by the sea', 'behind the church', 'at the market', 'in the old mill', 'on the island'];
const TELLING = [
  'I live in town number',
  'I work as a nurse on ward',
  'My favourite tea is mix number',
  'I am allergic to the bees of hive',
  'I love the boats of pier',
  'My birthday party had guests:',
];

/** @param {readonly string[]} list @param {number} at */
const pick = (list, at) => list[Math.abs(at) % list.length] ?? '';

/** The n-th message: of varying length, some with personal facts. @param {number} n @param {number} sentences */
function words(n, sentences) {
  const said = [];
  for (let at = 0; at < sentences; at += 1) {
    const turn = n * 7 + at * 3;
    said.push(
      turn % 11 === 0
        ? `${pick(TELLING, turn)} ${turn % 97}.`
        : `Yesterday ${pick(PEOPLE, turn)} ${pick(DEEDS, turn >> 1)} ${pick(PLACES, turn >> 2)}, and it was the ${turn % 1_000}th time.`,
    );
  }
  return said.join(' ');
}

/** @param {string} file @param {(write: (text: string) => Promise<void>, bytes: () => number) => Promise<void>} fill */
async function into(file, fill) {
  const out = createWriteStream(file);
  let bytes = 0;
  await fill(
    async (text) => {
      bytes += Buffer.byteLength(text);
      if (!out.write(text)) await once(out, 'drain');
    },
    () => bytes,
  );
  out.end();
  await finished(out);
}

/** A ChatGPT export: conversations of 40 messages, short questions and long answers. @param {string} file @param {number} size bytes */
export function writeChatGpt(file, size) {
  return into(file, async (write, bytes) => {
    await write('[');
    for (let talk = 0; bytes() < size; talk += 1) {
      /** @type {Record<string, unknown>} */
      const mapping = { root: { id: 'root', message: null, parent: null, children: [`m${talk}-0`] } };
      for (let at = 0; at < 40; at += 1) {
        const id = `m${talk}-${at}`;
        const role = at % 2 ? 'assistant' : 'user';
        mapping[id] = {
          id,
          parent: at === 0 ? 'root' : `m${talk}-${at - 1}`,
          children: at === 39 ? [] : [`m${talk}-${at + 1}`],
          message: {
            id,
            author: { role, name: null, metadata: {} },
            create_time: 1_600_000_000 + talk * 20_000 + at * 60,
            content: { content_type: 'text', parts: [words(talk * 40 + at, at % 2 ? 20 : 3)] },
            status: 'finished_successfully',
            weight: 1,
            metadata: {},
            recipient: 'all',
          },
        };
      }
      const title = `Talk number ${talk}`;
      const one = {
        title,
        create_time: 1_600_000_000,
        mapping,
        conversation_id: `c${talk}`,
        current_node: `m${talk}-39`,
      };
      await write(`${talk > 0 ? ',' : ''}${JSON.stringify(one)}`);
    }
    await write(']');
  });
}

/** A WhatsApp text between two. @param {string} file @param {number} size bytes */
export function writeWhatsApp(file, size) {
  return into(file, async (write, bytes) => {
    for (let at = 0; bytes() < size; at += 1) {
      const stamp = new Date(Date.UTC(2016, 0, 1) + at * 240_000);
      const [year = '', month = '', day = ''] = stamp.toISOString().slice(0, 10).split('-');
      const clock = stamp.toISOString().slice(11, 16);
      await write(`${day}/${month}/${year}, ${clock} - ${at % 2 ? 'Lumen' : 'Ada'}: ${words(at, 1)}\n`);
    }
  });
}
