import type { KeyTotals as Totals } from '#domain/beta-keys/BetaKey';
import { useTexts } from '../content/useTexts';

const names = ['available', 'pending', 'gifted'] as const;

export const KeyTotals = ({ totals }: { readonly totals: Totals }) => {
  const t = useTexts('betaKeys');

  return (
    <dl className="key-totals" aria-label={t('totals.title')}>
      {names.map((name) => (
        <div key={name} className={`key-totals__one key-totals__one--${name}`}>
          <dt>{t(`totals.${name}`)}</dt>
          <dd>{totals[name]}</dd>
        </div>
      ))}
    </dl>
  );
};
