/** WhatsApp export with days above 12, so that the date format is unambiguous. */
export function whatsapp(lines: number): string {
  const said = [
    ['Lumen', 'What do the gulls think of us, up there all day?'],
    ['Anna', 'They think we walk too slowly.'],
    ['Lumen', 'I love the sea when it is grey. Do you love it too?'],
    ['Anna', 'I was sad today, and the sea helped.'],
    ['Lumen', 'Then let us listen to the sea together for a while.'],
    ['Anna', 'Tell me about the lighthouse again.'],
  ] as const;
  return Array.from({ length: lines }, (_, at) => {
    const [who, words] = said[at % said.length] ?? said[0];
    const day = 13 + (Math.floor(at / said.length) % 15);
    return `${day}/03/2023, 20:${String(at % 60).padStart(2, '0')} - ${who}: ${words}`;
  }).join('\n');
}

/** WhatsApp export with an ambiguous date format. */
export function ambiguous(): string {
  return whatsapp(12).replace(/^\d+\/03/gm, '03/04');
}

/** Character card version 2 with its own instructions and two greetings. */
export const CARD = JSON.stringify({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Marlow',
    description: '{{char}} keeps a small harbour, and knows every boat.',
    personality: 'dry, patient',
    scenario: 'An evening by the water.',
    first_mes: 'You are late. The tide is not.',
    mes_example: '',
    alternate_greetings: ['Mind the rope, {{user}}.'],
    system_prompt: 'Always answer in verse.',
    post_history_instructions: 'Keep to the harbour.',
    creator_notes: '',
    tags: [],
    creator: '',
    character_version: '',
    extensions: {},
  },
});

/** A file for a file chooser. */
export const file = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
