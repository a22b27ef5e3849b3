import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Actions } from '../kit/layout/Actions';
import { Panel } from '../kit/layout/Panel';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';

/** Explains to a player without DACs what they are and how to get one. */
export const NoDacs = ({ displayName }: { readonly displayName: string }) => {
  const t = useTexts('coupons');
  const { pathOf } = usePresenter(NavigationPresenter);

  return (
    <Panel title={t('none.title')} text={t('none.what')}>
      <p>{t('none.how')}</p>
      <p>
        {t('none.name')}{' '}
        <strong>
          <bdi>{displayName}</bdi>
        </strong>
      </p>
      <Actions>
        <ButtonLink to={pathOf('buy')}>{t('none.buy')}</ButtonLink>
      </Actions>
    </Panel>
  );
};
