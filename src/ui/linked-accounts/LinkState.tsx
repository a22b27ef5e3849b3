import { useTexts } from '../content/useTexts';

/** Shows next to an external account's title whether the account is linked. */
export const LinkState = ({ isLinked }: { readonly isLinked: boolean }) => {
  const t = useTexts('linkedAccounts');
  return (
    <span className="linked__state" data-on={isLinked || undefined}>
      {t(isLinked ? 'state.linked' : 'state.none')}
    </span>
  );
};
