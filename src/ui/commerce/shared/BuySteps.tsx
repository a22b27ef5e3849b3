import { useTexts } from '../../content/useTexts';
import { Steps } from '../../kit/layout/Steps';

type BuyStep = 'choose' | 'confirm' | 'checkout';

interface BuyStepsProps {
  readonly current: BuyStep;
  /** Path of the previous step. */
  readonly plansPath?: string;
}

/** Progress of a purchase (BU-05). Its texts are in the `buy` namespace. */
export const BuySteps = ({ current, plansPath }: BuyStepsProps) => {
  const t = useTexts('shop');
  return (
    <Steps
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      current={current}
      steps={[
        { key: 'choose', label: t('steps.choose'), ...(plansPath !== undefined && { to: plansPath }) },
        { key: 'confirm', label: t('steps.confirm') },
        { key: 'checkout', label: t('steps.checkout') },
      ]}
    />
  );
};
