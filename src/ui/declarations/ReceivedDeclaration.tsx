import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { DeclarationKind, DeclarationReceipt } from '#domain/declarations/Declaration';
import { queryOfDeclaration } from '#domain/declarations/orderQuery';
import { pathOf } from '#domain/navigation/pagePaths';
import { useStepTitle } from '../app/useStepTitle';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import { useOngoing } from '../useOngoing';
import { usePresenter } from '../usePresenter';
import type { DeclarationSteps } from './DeclarationSteps';
import { DeclaredFacts, type DeclaredFact } from './DeclaredFacts';

interface ReceivedDeclarationProps {
  readonly kind: DeclarationKind;
  readonly steps: DeclarationSteps;
  readonly facts: readonly DeclaredFact[];
  readonly receipt: DeclarationReceipt;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export const ReceivedDeclaration = observer(function ReceivedDeclaration(props: ReceivedDeclarationProps) {
  const { kind, steps, facts, receipt, heading } = props;
  const t = useTexts('declarations');
  const translations = usePresenter(Translations);
  const number = orderNumber(receipt.id);
  const all = [
    { name: t('received'), value: translations.formatDateTimeWithZone(receipt.receivedAt) },
    { name: t('number'), value: number },
    ...facts,
  ];
  const title = t(`${kind}.receivedTitle`);
  useStepTitle(title);
  useOngoing('showing-once');
  const save = () => {
    const lines = [title, '', ...all.map(({ name, value }) => `${name}: ${value}`), ''];
    steps.save(`${t(`${kind}.file`)}-${number}.txt`, lines.join('\r\n'));
  };

  return (
    <>
      <Stack as="header" gap={2}>
        <Heading level={1} size={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <p className="declaration__text">{t(`${kind}.receivedText`)}</p>
        {receipt.earlier && (
          <p>
            {t('earlier', {
              number: orderNumber(receipt.earlier.id),
              date: translations.date(receipt.earlier.receivedAt),
            })}
          </p>
        )}
      </Stack>
      <Panel aria-label={title}>
        <DeclaredFacts facts={all} />
      </Panel>
      {steps.isWithoutScripts ? (
        <p className="declaration__text k-no-print">{t('keep')}</p>
      ) : (
        <div className="declaration__actions k-no-print">
          <Button variant="primary" size="large" onClick={save}>
            {t('save')}
          </Button>
          <Button size="large" onClick={steps.print}>
            {t('print')}
          </Button>
        </div>
      )}
      <Link
        className="k-link k-no-print"
        to={pathOf('declarationStatus', translations.locale) + queryOfDeclaration(receipt.id)}
      >
        {t('follow')}
      </Link>
    </>
  );
});
