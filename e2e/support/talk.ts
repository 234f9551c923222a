import type { Memory, Message } from '@kinloom/contract';
import type { Api, Person } from './harness';
import type { SocketWindow } from './socket-window';

/** A user in conversation with one soul. */
export class Talk {
  /** Number of events before the last message. */
  private since = 0;

  private constructor(
    readonly person: Person,
    readonly soulId: number,
    readonly id: number,
    readonly window: SocketWindow,
  ) {}

  static async begin(person: Person, soulId?: number, api?: Api): Promise<Talk> {
    const companionId = soulId ?? (await person.soul('Lumen', { archetype: 'companion' })).id;
    const { id } = await person.conversation(companionId);
    return new Talk(person, companionId, id, await person.window(id, api));
  }

  /** Sends a message. @returns the message and the complete reply */
  async say(content: string, options: object = {}): Promise<{ asked: Message; answer: Message }> {
    const path = `/api/conversations/${this.id}/messages`;
    this.since = this.window.seen.length;
    const asked = (await this.person.post(path, { content, ...options }).expect(201)).body as Message;
    const answer = await this.window.until(
      'message',
      ({ conversationId, aiGenerated, status, seq }) =>
        conversationId === this.id && aiGenerated && status !== 'streaming' && seq > asked.seq,
    );
    return { asked, answer };
  }

  /** Waits until the soul has a matching memory of the last message. */
  async keeps(words: RegExp): Promise<Memory> {
    const kept = () =>
      this.window.seen
        .slice(this.since)
        .flatMap(({ event, payload }) =>
          event === 'memory' && payload.companionId === this.soulId ? payload.changed : [],
        )
        .find(({ title, content }) => words.test(`${title} ${content}`));
    await this.window.enough('a memory', () => kept() !== undefined);
    const memory = kept();
    if (!memory) throw new Error('nothing like it is kept');
    return memory;
  }

  async memories(): Promise<Memory[]> {
    return (await this.person.get(`/api/companions/${this.soulId}/memories`).expect(200)).body as Memory[];
  }
}
