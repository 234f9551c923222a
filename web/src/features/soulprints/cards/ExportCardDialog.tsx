import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { addressOf } from '../../../lib/api';
import { Modal } from '../../../ui/Modal';
import { Choice } from '../../settings/Choice';
import { Switched } from '../Switched';

const FORMATS = [
  { value: 'png', label: 'Picture', hint: 'PNG: the face, with the soul inside' },
  { value: 'json', label: 'Data', hint: 'JSON: to be read and changed' },
] as const;
type Format = (typeof FORMATS)[number]['value'];

/** A soul as a character card, for other programs. */
export default function ExportCardDialog({ soul, onClose }: { soul: Companion; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('png');
  const [memories, setMemories] = useState(false);
  const address = addressOf('/api/companions/:id/card', { id: soul.id }, { format, memories });
  return (
    <Modal
      title="Export Character Card"
      description={`${soul.name} as a Character Card V3, which other programs can read.`}
      onClose={onClose}
    >
      <div className="grid gap-6">
        <Choice label="Format" columns="grid-cols-2" options={FORMATS} value={format} onChange={setFormat} />
        <Switched
          title="With memories"
          hint={`What ${soul.name} remembers of you goes along. Whoever has the card can read it.`}
          checked={memories}
          onChange={setMemories}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Close
          </button>
          <a href={address} download={`${soul.name}.${format}`} className="btn btn-primary">
            <Download size={18} aria-hidden="true" />
            Download Card
          </a>
        </div>
      </div>
    </Modal>
  );
}
