import type { Elements } from '../elements';
import type { SceneKind, SceneLight } from './sceneKinds';

const outline = { stroke: 'var(--ill-line)', strokeWidth: 2.5 } as const;

const objects: Readonly<Record<SceneKind, Elements>> = {
  shelf: (
    <>
      <rect x="24" y="52" width="14" height="52" rx="3" fill="var(--ill-mid)" />
      <rect x="40" y="44" width="12" height="60" rx="3" fill="var(--ill-deep)" />
      <rect x="54" y="58" width="16" height="46" rx="3" fill="var(--ill-fill)" {...outline} />
      <path d="M74 104 88 60 99 63 85 104Z" fill="var(--ill-mid)" />
    </>
  ),
  calendar: (
    <>
      <rect x="22" y="34" width="76" height="70" rx="10" fill="var(--ill-fill)" {...outline} />
      <path d="M22 44Q22 34 32 34H88Q98 34 98 44V52H22Z" fill="var(--ill-deep)" />
      <g fill="var(--ill-mid)">
        <rect x="33" y="62" width="12" height="10" rx="3" />
        <rect x="54" y="62" width="12" height="10" rx="3" />
        <rect x="75" y="62" width="12" height="10" rx="3" />
        <rect x="33" y="82" width="12" height="10" rx="3" />
      </g>
      <path d="M38 28V40M82 28V40" stroke="var(--ill-line)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  search: (
    <>
      <circle cx="62" cy="66" r="28" fill="var(--ill-fill)" stroke="var(--ill-deep)" strokeWidth="6" />
      <path d="M83 87 98 102" stroke="var(--ill-deep)" strokeWidth="8" strokeLinecap="round" />
      <path d="M50 62H74M50 72H66" stroke="var(--ill-mid)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  receipt: (
    <>
      <path
        d="M30 30H90V104L80 97 70 104 60 97 50 104 40 97 30 104Z"
        fill="var(--ill-fill)"
        {...outline}
        strokeLinejoin="round"
      />
      <path d="M42 46H66M42 58H78M42 70H78" stroke="var(--ill-mid)" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 84H78" stroke="var(--ill-deep)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  cable: (
    <>
      <path
        d="M16 104C32 104 34 78 50 78S64 96 78 96"
        fill="none"
        stroke="var(--ill-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="76" y="88" width="14" height="16" rx="4" fill="var(--ill-deep)" />
      <path d="M90 92.5H97M90 99.5H97" stroke="var(--ill-line)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  cart: (
    <>
      <path
        d="M26 44H38L48 86H92L100 56H42"
        fill="none"
        stroke="var(--ill-deep)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="54" cy="98" r="6" fill="var(--ill-mid)" />
      <circle cx="86" cy="98" r="6" fill="var(--ill-mid)" />
    </>
  ),
};

function Lantern({ x, y, light }: { x: number; y: number; light: SceneLight }) {
  const lit = light === 'lit';
  return (
    <g transform={`translate(${x} ${y})${light === 'tilt' ? ' rotate(14 20 6)' : ''}`}>
      {lit && (
        <g fill="var(--accent)">
          <circle cx="20" cy="30" r="32" opacity=".13" />
          <circle cx="20" cy="30" r="23" opacity=".2" />
        </g>
      )}
      <path d="M12 8A8 8 0 0 1 28 8" fill="none" stroke="var(--ill-line)" strokeWidth="3" strokeLinecap="round" />
      <rect x="7" y="9" width="26" height="6" rx="3" fill="var(--ill-deep)" />
      <path
        d="M8 18H32C36.5 24 36.5 38 32 44H8C3.5 38 3.5 24 8 18Z"
        {...(lit ? { fill: 'var(--accent)' } : { fill: 'var(--ill-fill)', ...outline })}
      />
      {lit && <path d="M20 24C24 30 24 38 20 38S16 30 20 24Z" fill="#fff" opacity=".75" />}
      <rect x="7" y="47" width="26" height="6" rx="3" fill="var(--ill-deep)" />
    </g>
  );
}

/** Draws the objects of a scene. */
export default function SceneDrawing({ kind, light }: { kind: SceneKind; light: SceneLight }) {
  const x = kind === 'search' || kind === 'cart' ? 108 : 106;
  return (
    <>
      {objects[kind]}
      <Lantern x={x} y={kind === 'cable' ? 49 : 50.5} light={light} />
    </>
  );
}
