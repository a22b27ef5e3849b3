import { useTexts } from '../content/useTexts';

/** Status next to the title of an external account. */
export const LinkState = ({ isLinked }: { readonly isLinked: boolean }) => {
  const t = useTexts('linkedAccounts');
  return (
    <span className="linked__state" data-on={isLinked || undefined}>
      {t(isLinked ? 'state.linked' : 'state.none')}
    </span>
  );
};
