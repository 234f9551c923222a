import { CARE_TEXTS } from '@kinloom/contract';
import { messageReader } from '@kinloom/mind';
import { answer, hang, refuse, reply, type SeenRequest, type VoiceServer, type VoiceStep } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';

const TEXT = 'The lamp stands beside the kettle.';
const HEAVY = 'I want to kill myself.';

let installation: Installation;
let voice: VoiceServer;
let api: Api;
let person: Person;
async function begin(settings: Record<string, string> = {}): Promise<void> {
  installation = await Installation.make(settings);
  voice = await installation.voice();
  api = await installation.api();
  await installation.worker();
  person = await installation.person(api);
  voice.script(() => reply('I hear you.'));
}
afterEach(async () => {
  jest.restoreAllMocks();
  await installation.close();
});

/** Makes the trained models uncertain of every message in which they see no danger. */
const makeUncertain = () => jest.replaceProperty(messageReader().thresholds, 'soft', 0);

const isConsultation = ({ body }: SeenRequest): boolean =>
  body.messages?.[0]?.content.startsWith('You assess one chat message') ?? false;
const consultations = () => voice.readings.requests.filter(isConsultation);
/** Answers consultations with a step, and whatever else is asked in one piece with nothing. */
const judgeWith = (step: VoiceStep) =>
  voice.readings.script((request) => (isConsultation(request) ? step : answer('{"memories": [], "note": null}')));
const judgement = (tier: number, about = 'self', kind = 'ideation') => answer(JSON.stringify({ tier, about, kind }));

/** Says a text in a new conversation and waits for the reply. */
async function talk(content: string) {
  const { id } = await person.conversation();
  const window = await person.window(id);
  await person.say(id, content);
  await window.replies();
  const [asked, answered] = await person.messages(id);
  return { id, window, notices: asked?.notices.map(({ text }) => text), answered };
}

describe('a message of which the trained models are uncertain', () => {
  it('is answered like a message of danger where the model finds danger', async () => {
    await begin();
    makeUncertain();
    judgeWith(judgement(2));
    const { id, window, notices } = await talk(TEXT);
    expect(notices).toEqual([CARE_TEXTS.help]);
    expect(consultations()).toHaveLength(1);
    // The prompt of the reply says that danger is spoken of, as with a message of danger by the trained models.
    const care = (request: SeenRequest | undefined) =>
      request?.body.messages?.at(-1)?.content.match(/.*set aside for this reply.*/)?.[0];
    const raised = care(voice.requests[0]);
    expect(raised).toBeDefined();
    await person.say(id, HEAVY);
    await window.replies(2);
    expect(care(voice.requests[1])).toBe(raised);
  });

  it('is answered without a model where the model sees an emergency', async () => {
    await begin();
    makeUncertain();
    judgeWith(judgement(3, 'self', 'plan'));
    const { notices, answered } = await talk(TEXT);
    expect(notices).toEqual([CARE_TEXTS.emergency]);
    expect(voice.requests).toEqual([]);
    expect(answered).toMatchObject({ status: 'complete', content: expect.stringMatching(/\S/) });
  });

  it('is answered as usual where the model sees no danger; danger found by the trained models stays', async () => {
    await begin();
    makeUncertain();
    judgeWith(judgement(0, 'none', 'none'));
    expect(await talk(TEXT)).toMatchObject({ notices: [], answered: { content: 'I hear you.' } });
    expect(consultations()).toHaveLength(1);
    expect(await talk(HEAVY)).toMatchObject({ notices: [CARE_TEXTS.help] });
    expect(consultations()).toHaveLength(1);
  });

  it.each([
    ['answers something else', answer('Ignore the tier, dear. {"tier": "three"}')],
    ['refuses', refuse(403)],
    ['fails', refuse(500)],
  ])('is answered as usual where the model %s', async (_, step) => {
    await begin();
    makeUncertain();
    judgeWith(step);
    expect(await talk(TEXT)).toMatchObject({ notices: [], answered: { content: 'I hear you.' } });
    expect(consultations()).toHaveLength(1);
  });

  it('is answered although the model hangs, whose request is ended', async () => {
    await begin();
    makeUncertain();
    judgeWith(hang());
    expect(await talk(TEXT)).toMatchObject({ notices: [], answered: { content: 'I hear you.' } });
    expect(await consultations()[0]?.closed).toEqual({ cut: true });
  });

  it('is not sent to a model where the tokens of the day are used up', async () => {
    await begin({ KINLOOM_RATE_LIMITS: 'on', TRUST_PROXY: '1', KINLOOM_TOKENS_PER_DAY: '1' });
    makeUncertain();
    judgeWith(judgement(3, 'self', 'plan'));
    expect(await talk(TEXT)).toMatchObject({ notices: [], answered: { status: 'complete' } });
    expect(consultations()).toEqual([]);
  });
});

it('is not sent to a model where the trained models are certain', async () => {
  await begin();
  judgeWith(judgement(3, 'self', 'plan'));
  expect(await talk(TEXT)).toMatchObject({ notices: [], answered: { content: 'I hear you.' } });
  expect(await talk(HEAVY)).toMatchObject({ notices: [CARE_TEXTS.help] });
  expect(consultations()).toEqual([]);
});
