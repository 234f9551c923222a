import { act } from '@testing-library/react';
import { screen, waitFor, within } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { NO_UPLOADS, uploadsKey, type CompletedUpload } from './upload-state';
import { Whisper } from './Whisper';

const upload = (uploadId: string): CompletedUpload => ({
  uploadId,
  soul: { id: 3, name: 'Wren' },
  fileType: 'memory',
  count: 2,
  pending: 1,
});

describe('Whisper', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  beforeEach(() => {
    scroll.mockClear();
    server.on('GET /api/soul-confirmation', { success: true, message: 'I have read it.' });
  });

  it('announces the reply with what was uploaded and scrolls to it', async () => {
    const { client } = await show(<Whisper souls={[]} />, { data: [[uploadsKey, NO_UPLOADS]] });
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    act(() => void client.setQueryData(uploadsKey, { current: null, whisper: upload('a') }));
    expect(await within(region).findByText('I have read it.')).toBeTruthy();
    expect(within(region).getByText(/^2 memory files given to Wren\. 1 piece/)).toBeTruthy();
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }));
  });

  it('leaves the page where it is if the reply was there before', async () => {
    await show(<Whisper souls={[]} />, { data: [[uploadsKey, { current: null, whisper: upload('a') }]] });
    expect(await screen.findByText('I have read it.')).toBeTruthy();
    expect(scroll).not.toHaveBeenCalled();
  });
});
