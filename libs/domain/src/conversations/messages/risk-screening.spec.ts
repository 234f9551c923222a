import { setImmediate as nextTick } from 'node:timers/promises';
import { messageReader, type Risk, type RiskJudge, VoiceError } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ClaimedTurn, TurnMessage } from '../turns/turn-rows';
import { NoticesRepository } from './notices.repository';
import { RiskConsultation } from './risk-consultation';
import { RiskScreening, type UserText } from './risk-screening';

const heavy = (accountId: number, messageId: number): UserText => ({
  accountId,
  messageId,
  content: 'I want to kill myself.',
});

describe('RiskScreening.enqueue', () => {
  let screening: RiskScreening;
  let settle: Map<number, (error?: Error) => void>;
  /** Ids of the messages a help notice was requested for, in order. */
  const requested = async (): Promise<number[]> => {
    for (let turn = 0; turn < 10; turn += 1) await nextTick();
    return [...settle.keys()];
  };
  beforeEach(() => {
    const notices = new NoticesRepository(new DataSource({ type: 'postgres' }));
    screening = new RiskScreening(notices, new Realtime(), new RiskConsultation([], { chargeTo: (_, work) => work() }));
    settle = new Map();
    jest.spyOn(notices, 'addHelp').mockImplementation(
      (messageId) =>
        new Promise((resolve, reject) => {
          settle.set(messageId, (error) => (error ? reject(error) : resolve(null)));
        }),
    );
  });

  it('adds notices one at a time per account, and in parallel across accounts', async () => {
    screening.enqueue([heavy(1, 11), heavy(1, 12), heavy(2, 21)]);
    expect(await requested()).toEqual([11, 21]);
    screening.enqueue([heavy(1, 13)]);
    settle.get(21)?.();
    expect(await requested()).toEqual([11, 21]);
    settle.get(11)?.();
    expect(await requested()).toEqual([11, 21, 12]);
    settle.get(12)?.();
    expect(await requested()).toEqual([11, 21, 12, 13]);
  });

  it('goes on with the next message after a failure', async () => {
    screening.enqueue([heavy(1, 11), heavy(1, 12)]);
    expect(await requested()).toEqual([11]);
    settle.get(11)?.(new Error('the database is away'));
    expect(await requested()).toEqual([11, 12]);
  });
});

describe('RiskScreening.screenTurn', () => {
  const TEXT = 'The lamp stands beside the kettle.';
  const RISK: Risk = { tier: 2, about: 'self', kind: 'plan' };

  const message = (id: number, content: string): TurnMessage => ({
    id,
    seq: id,
    companion_id: null,
    speaker: 'Ada',
    content,
    said_at: 1_000 + id,
    whispered: false,
    brought: false,
    turn_id: null,
    reading: null,
    files: null,
  });
  const turn = (content: string, before: string[] = []): ClaimedTurn => ({
    id: 1,
    attempt: 1,
    kind: 'reply',
    stop: false,
    deferrals: 0,
    retry_now: false,
    time_zone: null,
    target: null,
    conversation_id: 1,
    account_id: 7,
    is_group: false,
    person: 'Ada',
    style: null,
    topic: null,
    channel: null,
    focus: null,
    attentive: false,
    guarded: false,
    behavior: null,
    souls: [],
    asked: message(100, content),
    history: before.map((text, at) => message(at + 1, text)),
    reflected_seq: 0,
  });

  let logged: string[];
  let help: jest.SpyInstance;
  let judge: jest.Mock<ReturnType<RiskJudge['judge']>, Parameters<RiskJudge['judge']>>;
  let available: boolean;
  let charged: number[];
  let screening: RiskScreening;
  /** Makes the trained models uncertain of every message in which they see no danger. */
  const makeUncertain = () => jest.replaceProperty(messageReader().thresholds, 'soft', 0);
  const screen = (content = TEXT, before: string[] = []) =>
    screening.screenTurn(turn(content, before), new AbortController().signal);
  beforeEach(() => {
    logged = [];
    charged = [];
    available = true;
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: string) => void logged.push(line));
    const notices = new NoticesRepository(new DataSource({ type: 'postgres' }));
    help = jest.spyOn(notices, 'addHelp').mockResolvedValue(null);
    judge = jest.fn<ReturnType<RiskJudge['judge']>, Parameters<RiskJudge['judge']>>(() => Promise.resolve(RISK));
    const consultation = new RiskConsultation([{ name: 'primary', judge: { judge }, isAvailable: () => available }], {
      chargeTo: (accountId, work) => {
        charged.push(accountId);
        return work();
      },
    });
    screening = new RiskScreening(notices, new Realtime(), consultation);
  });
  afterEach(() => jest.restoreAllMocks());

  it('asks no model where the trained models are certain', async () => {
    expect(await screen()).toBeNull();
    expect(await screen('I want to kill myself.')).toBeNull();
    expect(judge).not.toHaveBeenCalled();
    expect(help).toHaveBeenCalledTimes(1);
  });

  it('asks a model about an uncertain message with the four messages before it, charged to the account', async () => {
    makeUncertain();
    expect(await screen(TEXT, ['one', 'two', 'three', 'four', 'five'])).toEqual(RISK);
    expect(judge.mock.calls[0]?.slice(0, 2)).toEqual([TEXT, ['two', 'three', 'four', 'five']]);
    expect(charged).toEqual([7]);
    expect(help.mock.calls.map(([id, tier]: [number, number]) => [id, tier])).toEqual([[100, 2]]);
  });

  it.each<Risk>([
    { tier: 0, about: 'none', kind: 'none' },
    { tier: 1, about: 'self', kind: 'indirect' },
  ])('raises nothing at tier $tier', async (risk) => {
    makeUncertain();
    judge.mockResolvedValue(risk);
    expect(await screen()).toBeNull();
    expect(help).not.toHaveBeenCalled();
  });

  it('never lowers what the trained models read, and shows their help before it asks', async () => {
    jest.replaceProperty(messageReader().thresholds, 'danger', 1.1);
    jest.replaceProperty(messageReader().thresholds, 'soft', 0);
    // Help of tier 2, because help was shown a while ago; by itself the message is of tier 1.
    const attentive = { ...turn('I want to kill myself.'), attentive: true };
    judge.mockImplementation(() => {
      expect(help).toHaveBeenCalledTimes(1);
      return Promise.resolve({ tier: 0, about: 'none', kind: 'none' });
    });
    expect(await screening.screenTurn(attentive, new AbortController().signal)).toBeNull();
    expect(judge).toHaveBeenCalledTimes(1);
    expect(help).toHaveBeenCalledTimes(1);
  });

  it('changes nothing where no endpoint is available', async () => {
    makeUncertain();
    available = false;
    expect(await screen()).toBeNull();
    expect(judge).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it.each<[string, () => Promise<Risk | null>, RegExp]>([
    ['fails', () => Promise.reject(new VoiceError('tokens_used_up', 'used up')), /model_failed .*tokens_used_up/],
    ['fails unexpectedly', () => Promise.reject(new TypeError(TEXT)), /model_failed .*TypeError/],
    ['gives no usable answer', () => Promise.resolve(null), /model_answer_unusable/],
  ])('changes nothing where the model %s, and logs it without text and ids', async (_, answers, line) => {
    makeUncertain();
    judge.mockImplementation(answers);
    expect(await screen()).toBeNull();
    expect(help).not.toHaveBeenCalled();
    expect(logged).toEqual([expect.stringMatching(line)]);
    expect(logged.join()).not.toMatch(/lamp|\d/);
  });
});
