import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { buildAddress } from '../../../lib/http/api';
import { Modal } from '../../../ui/Modal';
import { RadioTiles } from '../../../ui/RadioTiles';
import { SwitchRow } from '../SwitchRow';

const FORMATS = [
  { value: 'png', label: 'Picture', hint: 'PNG: the avatar with the card data embedded' },
  { value: 'json', label: 'Data', hint: 'JSON: can be read and edited' },
] as const;
type Format = (typeof FORMATS)[number]['value'];

/** Exports a soul as a character card. */
export default function ExportCardDialog({ soul, onClose }: { soul: Companion; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('png');
  const [memories, setMemories] = useState(false);
  const address = buildAddress('/api/companions/:id/card', { id: soul.id }, { format, memories });
  return (
    <Modal
      title="Export Character Card"
      description={`${soul.name} as a Character Card V3, which other programs can read.`}
      onClose={onClose}
    >
      <div className="grid gap-6">
        <RadioTiles label="Format" columns="grid-cols-2" options={FORMATS} value={format} onChange={setFormat} />
        <SwitchRow
          title="With memories"
          hint={`Includes what ${soul.name} remembers about you. Anyone who has the card can read it.`}
          checked={memories}
          onChange={setMemories}
        />
        <div className="dialog-actions">
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
