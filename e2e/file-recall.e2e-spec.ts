import type { Conversation, Message, MessageFile } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';
import { png } from '../libs/domain/src/images/fixtures';
import type { SocketWindow } from './support/socket-window';

const PNG = png();

type Sent = readonly [name: string, bytes: Buffer | string];

let installation: Installation;
let api: Api;
let person: Person;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  person = await installation.person(api);
});
afterAll(() => installation.close());

describe('files sent to a soul', () => {
  let worker: { close(): Promise<void> };
  beforeAll(async () => {
    worker = await installation.worker();
  });
  afterAll(() => worker.close());

  const restart = async () => {
    await worker.close();
    worker = await installation.worker();
  };
  const filler = 'Nothing else is told of that day but the weather and the road to the mill. '.repeat(6);
  const PLAN = `# The plan\n\n${filler}\n\nThe rope hangs in the shed behind the mill.\n\n${filler}`;

  class Talk {
    private constructor(
      readonly soulId: number,
      readonly id: number,
      readonly window: SocketWindow,
    ) {}

    static async begin(soulId?: number): Promise<Talk> {
      const companionId = soulId ?? (await person.soul()).id;
      const { id } = await person.conversation(companionId);
      return new Talk(companionId, id, await person.window(id));
    }

    async say(content: string, files: readonly Sent[] = [], options: object = {}) {
      const path = `/api/conversations/${this.id}`;
      const upload = person.request('post', `${path}/files`);
      for (const [name, bytes] of files) upload.attach('files', Buffer.from(bytes), name);
      const sent = files.length > 0 ? ((await upload.expect(201)).body as MessageFile[]) : [];
      const body = { content, fileIds: sent.map((file) => file.id), ...options };
      const asked = (await person.post(`${path}/messages`, body).expect(201)).body as Message;
      const answer = await this.window.until(
        'message',
        ({ conversationId, aiGenerated, status, seq }) =>
          conversationId === this.id && aiGenerated && status !== 'streaming' && seq > asked.seq,
      );
      return { asked, answer, sent };
    }
  }

  it('are quoted in the reply, which says what could not be read', async () => {
    const talk = await Talk.begin();
    const { answer } = await talk.say('What do you make of the rope?', [
      ['plan.txt', PLAN],
      ['photo.png', PNG],
    ]);
    expect(answer.content).toContain('The rope hangs in the shed behind the mill.');
    expect(answer.content).toContain('only text files can be read');
    const alone = await talk.say('', [['note.txt', 'The boat lies at the pier.']]);
    expect(alone.answer.content).toContain('The boat lies at the pier.');
  });

  it('are recalled later, in another process and conversation, with a link to the message', async () => {
    const talk = await Talk.begin();
    const { asked, sent } = await talk.say('Here is the plan for the weekend.', [['plan.txt', PLAN]]);
    const source = { kind: 'file', id: sent[0]?.id, title: 'plan.txt', conversationId: talk.id, messageId: asked.id };
    const elsewhere = await Talk.begin(talk.soulId);
    const here = await elsewhere.say('Do you remember what the plan said about the rope?');
    expect(here.answer.content).toContain('The rope hangs in the shed behind the mill.');
    expect(here.answer.recalled).toContainEqual(source);
    await installation.database.query(`UPDATE messages SET created_at = now() - interval '5 weeks' WHERE id = $1`, [
      asked.id,
    ]);
    await restart();
    const later = await elsewhere.say('What did the plan say about the rope?');
    expect(later.answer.content).toContain('The rope hangs in the shed behind the mill.');
    expect(later.answer.recalled.filter(({ kind }) => kind === 'file')).toEqual([source]);
  });

  it('are forgotten with their message', async () => {
    const talk = await Talk.begin();
    const { asked } = await talk.say('Here is the plan.', [['plan.txt', PLAN]]);
    const elsewhere = await Talk.begin(talk.soulId);
    const before = await elsewhere.say('Do you remember what the plan said about the rope?');
    expect(before.answer.content).toContain('in the shed');
    await person.delete(`/api/conversations/${talk.id}/messages/${asked.id}`).expect(204);
    const [reply] = (await person.messages(elsewhere.id)).filter(({ id }) => id === before.answer.id);
    expect(reply?.recalled).toEqual([]);
    for (const again of [false, true]) {
      if (again) await restart();
      const { answer } = await elsewhere.say('Do you remember what the plan said about the rope?');
      expect(answer.content).not.toContain('in the shed');
      expect(answer.recalled.filter(({ kind }) => kind === 'file')).toEqual([]);
    }
  });

  it('are not mentioned after an objection', async () => {
    const talk = await Talk.begin();
    const { sent } = await talk.say('Here is the plan.', [['plan.txt', PLAN]]);
    const objection = { kind: 'file', id: sent[0]?.id, objection: 'never-mention' };
    await person.post(`/api/companions/${talk.soulId}/objections`, objection).expect(204);
    const elsewhere = await Talk.begin(talk.soulId);
    for (const again of [false, true]) {
      if (again) await restart();
      const { answer } = await elsewhere.say('Do you remember what the plan said about the rope?');
      expect(answer.content).not.toContain('in the shed');
    }
  });

  it('are not revealed to others if whispered', async () => {
    const talk = await Talk.begin();
    await talk.say('Only between us.', [['plan.txt', PLAN]], { whisper: true });
    const group = (
      await person
        .post('/api/conversations/group', { companionIds: [talk.soulId, (await person.soul('Second')).id] })
        .expect(201)
    ).body as Conversation;
    const window = await person.window(group.id);
    await person.say(group.id, 'Lumen, do you remember what the plan said about the rope?');
    await window.replies();
    expect(window.wholeReplies().map(({ content }) => content)).not.toEqual([]);
    expect(JSON.stringify(window.wholeReplies())).not.toContain('in the shed');
  });
});
