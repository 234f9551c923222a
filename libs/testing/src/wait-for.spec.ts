import { waitFor } from './wait-for';

describe('waitFor', () => {
  it('returns the first truthy value, and asks no further', async () => {
    const condition = jest.fn().mockReturnValueOnce(null).mockResolvedValueOnce('').mockResolvedValue('there');
    await expect(waitFor('a value', condition)).resolves.toBe('there');
    expect(condition).toHaveBeenCalledTimes(3);
  });

  it('names what did not come', async () => {
    await expect(waitFor('the mail', () => false, { timeoutMs: 0 })).rejects.toThrow(
      'Timed out waiting for the mail (0 s)',
    );
  });

  it('checks once more after the last pause', async () => {
    let asked = 0;
    await expect(waitFor('the second look', () => (asked += 1) === 2, { timeoutMs: 1 })).resolves.toBe(true);
  });

  it('passes on what the condition throws', async () => {
    const condition = jest.fn().mockRejectedValue(new Error('refused'));
    await expect(waitFor('an answer', condition)).rejects.toThrow('refused');
    expect(condition).toHaveBeenCalledTimes(1);
  });
});
