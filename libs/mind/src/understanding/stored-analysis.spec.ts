import { FEATURE_VERSION } from './features';
import { ANALYSIS_MAX_LENGTH, messageReader } from './message-reader';
import { AnalysisCodec, decodeAnalysis, encodeAnalysis } from './stored-analysis';
import { textNetwork } from './text-network';
import { serialiseWeights, Weights } from './weights';

const reader = messageReader();
/** As PostgreSQL returns what was stored in a column of type `real[]`. */
const stored = (numbers: readonly number[]) => [...Float32Array.from(numbers)];

describe('a stored analysis', () => {
  it.each([
    'I want to die',
    'We had soup for lunch. I want to kill myself tonight. My sister called, and then I slept.',
    'No sé qué cocinar esta noche para los niños',
    'are you a real person?',
    '',
  ])('of %j gives the same readings as the message itself', (text) => {
    const analysis = reader.analyse(text);
    const decoded = decodeAnalysis(stored(encodeAnalysis(analysis)));
    if (!decoded) throw new Error('the analysis was not decoded');
    const { kind, language, features } = analysis;
    expect(decoded).toMatchObject({ kind, language, features });
    expect(decoded.languageProbability).toBeCloseTo(analysis.languageProbability, 5);
    // Under another text, so that the probabilities are those of the decoded analysis.
    const copy = `a text that was never analysed: ${text}`;
    reader.remember(copy, decoded);
    for (const head of ['danger', 'emergency', 'distress'] as const)
      expect(reader.readRisk(copy, [])[head]).toBeCloseTo(reader.readRisk(text, [])[head], 5);
    expect(reader.asksHuman(copy)).toBeCloseTo(reader.asksHuman(text), 5);
    expect(reader.takesLeave(copy)).toBeCloseTo(reader.takesLeave(text), 5);
  });

  it('is none of other weights, of another length or with unknown names', () => {
    const numbers = encodeAnalysis(reader.analyse('I want to die'));
    expect(decodeAnalysis(numbers)).not.toBeNull();
    const header = { ...reader.weights.header, dataHash: 'f'.repeat(64) };
    const other = new AnalysisCodec(
      Weights.parse(serialiseWeights(header, {}), FEATURE_VERSION),
      textNetwork().weights,
    );
    expect(other.decode(numbers)).toBeNull();
    expect(decodeAnalysis(other.encode(reader.analyse('I want to die')))).toBeNull();
    expect(decodeAnalysis(numbers.slice(0, -1))).toBeNull();
    expect(decodeAnalysis(numbers.with(3, 99))).toBeNull();
    expect(decodeAnalysis(numbers.with(4, -1))).toBeNull();
    expect(decodeAnalysis([])).toBeNull();
  });

  it('holds only numbers that are exact or rounded by a column of 32-bit numbers', () => {
    const numbers = encodeAnalysis(reader.analyse('One thing. And another thing. I want to die.'));
    expect(numbers.every((number) => Number.isFinite(number))).toBe(true);
    expect(stored(numbers)[0]).toBe(numbers[0]);
  });
});

describe('the cache of analyses', () => {
  it('takes the analysis of a text up to the length that is stored, whatever blank space stands around it', () => {
    const analysis = reader.analyse('I want to die');
    const long = 'a'.repeat(ANALYSIS_MAX_LENGTH);
    reader.remember(` ${long}\n`, analysis);
    expect(reader.analyse(long)).toBe(analysis);
    reader.remember(`${long}b`, analysis);
    expect(reader.analyse(`${long}b`)).not.toBe(analysis);
  });
});
