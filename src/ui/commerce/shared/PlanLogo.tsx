import type { PlanKind } from '#domain/commerce/Plan';
import './PlanLogo.scss';

const monthsOn: Readonly<Record<Exclude<PlanKind, 'mydu' | 'pack'>, number>> = {
  'one-month': 1,
  'three-months': 3,
  'six-months': 6,
  'twelve-months': 12,
};

const degrees = Math.PI / 180;

const point = (radius: number, angle: number): string =>
  `${(48 + radius * Math.sin(angle * degrees)).toFixed(2)},${(48 - radius * Math.cos(angle * degrees)).toFixed(2)}`;

/** Returns the path of one of the ring's twelve segments, which are separated by gaps. */
const plate = (month: number): string => {
  const from = month * 30 + 2.2;
  const to = month * 30 + 27.8;
  return [point(45, from), point(45, to), point(33, to + 0.8), point(33, from - 0.8)].join(' ');
};

const plates = Array.from({ length: 12 }, (_, month) => plate(month));

/** Logo of a plan: a ring of twelve months, or a framed planet for MyDU (BU-01). */
export const PlanLogo = ({ kind }: { readonly kind: PlanKind }) => (
  <svg className="plan-logo" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
    {kind === 'mydu' ? <MyDULogo /> : <Year months={kind === 'pack' ? undefined : monthsOn[kind]} />}
  </svg>
);

/** Ring in which the given number of months is lit. If the number is undefined, all months are lit. */
const Year = ({ months }: { readonly months: number | undefined }) => (
  <>
    {plates.map((points, month) => (
      <polygon key={points} points={points} className={month < (months ?? 12) ? 'is-lit' : 'is-dark'} />
    ))}
    {months !== undefined && (
      <text x="48" y="48" textAnchor="middle" dominantBaseline="central" className="plan-logo__number">
        {months}
      </text>
    )}
  </>
);

const MyDULogo = () => (
  <>
    <path className="is-line" d="M6 6h72l12 12v72H18L6 78z" />
    <path className="is-lit" d="M48 26l16 9v18l-16 9-16-9V35z" />
    <path className="is-shade" d="M48 44l16-9v18l-16 9z" />
    <path className="is-orbit" d="M17 56c12 11 50 11 62-6 5-8-3-13-13-14" />
    <path className="is-line" d="M18 18h10M18 18v10M78 78H68M78 78V68" />
  </>
);
