import { useTexts } from '../content/useTexts';

/** Beside the title of an outside account. */
export const LinkState = ({ isLinked }: { readonly isLinked: boolean }) => {
  const t = useTexts('linked');
  return (
    <span className="linked__state" data-on={isLinked || undefined}>
      {t(isLinked ? 'state.linked' : 'state.none')}
    </span>
  );
};
