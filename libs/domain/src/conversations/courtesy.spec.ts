import { Courtesy } from './courtesy';

describe('courtesy', () => {
  it('steps back for nothing while statements take their usual time', () => {
    const courtesy = new Courtesy();
    for (const took of [2, 3, 2, 5, 4]) {
      courtesy.note(took);
      expect(courtesy.pause).toBe(0);
    }
  });

  it('steps back the longer, the more a statement was held up, and never for long', () => {
    const courtesy = new Courtesy();
    courtesy.note(2);
    courtesy.note(10);
    const short = courtesy.pause;
    courtesy.note(15);
    const long = courtesy.pause;
    courtesy.note(5_000);
    expect(short).toBeGreaterThan(0);
    expect(long).toBeGreaterThan(short);
    expect(courtesy.pause).toBe(1_000);
  });

  it('goes on at once when the way is free again, and gets used to a slower machine', () => {
    const courtesy = new Courtesy();
    courtesy.note(2);
    courtesy.note(40);
    courtesy.note(3);
    expect(courtesy.pause).toBe(0);
    for (let times = 0; times < 300; times += 1) courtesy.note(20);
    expect(courtesy.pause).toBe(0);
  });
});
