import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { Steps } from '../../kit/layout/Steps';
import { NavigationPresenter } from '../../navigation/NavigationPresenter';
import { usePresenter } from '../../usePresenter';

type BuyStep = 'choose' | 'confirm' | 'checkout';

/** Where a purchase stands (BU-05). Its texts are in the namespace `buy`. */
export const BuySteps = observer(function BuySteps({ current }: { readonly current: BuyStep }) {
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('buy');
  return (
    <Steps
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      current={current}
      steps={[
        { key: 'choose', label: t('steps.choose'), to: navigation.pathOf('buy') },
        { key: 'confirm', label: t('steps.confirm') },
        { key: 'checkout', label: t('steps.checkout') },
      ]}
    />
  );
});
