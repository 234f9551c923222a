import { ImagePlus, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { TEXTS } from '@kinloom/contract';
import { Avatar } from '../../souls/Avatar';
import { createAvatar, validatePicture } from './avatar-image';

/** Avatar picker: an uploaded picture, or the one generated from the name. */
export function AvatarField({
  soulId = null,
  name,
  archetype,
  avatar,
  onChange,
}: {
  /** Absent: the soul does not exist yet. */
  soulId?: number | null;
  name: string;
  archetype: string;
  /** A data URL or an address; null: generated from the name. */
  avatar: string | null;
  onChange: (avatar: string | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function selectPicture(file: File): Promise<void> {
    const found = validatePicture(file);
    setProblem(found);
    if (found !== null) return;
    try {
      onChange(await createAvatar(file));
    } catch {
      setProblem('This picture cannot be read.'); // The browser cannot decode the file.
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 p-1">
      <Avatar
        soul={{ id: soulId, name: name.trim() || TEXTS.product, archetype, avatar }}
        size={72}
        halo="steady-glow"
      />
      <div className="grid min-w-52 flex-1 gap-2">
        <span className="text-sm font-medium text-soft">
          Avatar{avatar === null && <span className="font-normal"> · generated from the name</span>}
        </span>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => input.current?.click()}>
            <ImagePlus size={18} aria-hidden="true" />
            {avatar === null ? 'Choose a picture' : 'Another picture'}
          </button>
          {avatar !== null && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                setProblem(null);
                onChange(null);
              }}
            >
              <Sparkles size={18} aria-hidden="true" />
              Generated from the name
            </button>
          )}
        </div>
        {problem !== null && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Avatar picture"
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void selectPicture(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
