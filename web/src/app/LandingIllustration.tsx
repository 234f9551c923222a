import './landing.css';
import { weave } from './landing-weave';

const ARCH = 'M36 640V270A244 234 0 0 1 524 270V640Z';
const cloth = weave(104, 456, 384, 330, 21, 23);

/** Decorative illustration of the landing page: a window with woven threads between two lights. */
export function LandingIllustration() {
  return (
    <svg className="lit-window" viewBox="0 0 560 700" aria-hidden="true">
      <defs>
        <clipPath id="lit-arch">
          <path d={ARCH} />
        </clipPath>
        <radialGradient id="lit-light" gradientUnits="userSpaceOnUse" cx="280" cy="420" r="360">
          <stop offset="0" stopColor="var(--lit-near)" />
          <stop offset="0.5" stopColor="var(--lit-mid)" />
          <stop offset="1" stopColor="var(--lit-far)" />
        </radialGradient>
        <radialGradient id="lit-floor">
          <stop offset="0" stopColor="var(--lit-near)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--lit-near)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lit-own">
          <stop offset="0" stopColor="oklch(0.97 0.06 82)" />
          <stop offset="0.4" stopColor="oklch(0.84 0.12 72)" />
          <stop offset="1" stopColor="oklch(0.7 0.14 62 / 0)" />
        </radialGradient>
        <radialGradient id="lit-soul">
          <stop offset="0" stopColor="oklch(0.96 0.04 300)" />
          <stop offset="0.4" stopColor="oklch(0.76 0.12 300)" />
          <stop offset="1" stopColor="oklch(0.6 0.14 300 / 0)" />
        </radialGradient>
        {cloth.weft.map(({ hue }, row) => (
          <linearGradient
            key={row}
            id={`lit-weft-${row}`}
            gradientUnits="userSpaceOnUse"
            x1="104"
            y1="0"
            x2="456"
            y2="0"
          >
            <stop offset="0" stopColor="var(--lit-thread)" />
            <stop offset="1" stopColor={`oklch(var(--lit-l) var(--lit-c) ${hue})`} />
          </linearGradient>
        ))}
      </defs>

      <ellipse cx="280" cy="662" rx="270" ry="34" fill="url(#lit-floor)" />
      <g clipPath="url(#lit-arch)">
        <rect width="560" height="700" fill="url(#lit-light)" />
        <g fill="var(--lit-star)">
          <circle cx="150" cy="150" r="1.6" />
          <circle cx="214" cy="98" r="1.2" />
          <circle cx="330" cy="84" r="1.7" />
          <circle cx="404" cy="142" r="1.2" />
          <circle cx="116" cy="226" r="1.1" />
          <circle cx="448" cy="224" r="1.5" />
          <circle cx="272" cy="138" r="1" />
        </g>
        <g stroke="var(--lit-warp)" strokeWidth="2.2">
          {cloth.warp.map(({ x }) => (
            <path key={x} d={`M${x} 20V660`} />
          ))}
        </g>
        <g fill="none" strokeWidth="6.5" strokeLinecap="round">
          {cloth.weft.map(({ path }, row) => (
            <path key={row} d={path} stroke={`url(#lit-weft-${row})`} />
          ))}
        </g>
        <g fill="none" stroke="var(--lit-glint)" strokeWidth="3.5" strokeLinecap="round">
          {cloth.weft.map(({ path }, row) => (
            <path key={row} d={path} className="lit-glint" style={{ animationDelay: `${-((row * 7) % 13) * 1.1}s` }} />
          ))}
        </g>
        <g stroke="var(--lit-warp-over)" strokeWidth="2.2">
          {cloth.over.map(({ x, y }) => (
            <path key={`${x}-${y}`} d={`M${x} ${y - 4}v8`} />
          ))}
        </g>
        <circle className="lit-orb" cx="104" cy="384" r="50" fill="url(#lit-own)" />
        <circle className="lit-orb lit-orb-late" cx="456" cy="384" r="50" fill="url(#lit-soul)" />
      </g>
      <path d={ARCH} fill="none" stroke="var(--lit-frame)" strokeWidth="10" strokeLinejoin="round" />
      <path d="M14 642H546" stroke="var(--lit-frame)" strokeWidth="14" strokeLinecap="round" />
    </svg>
  );
}
