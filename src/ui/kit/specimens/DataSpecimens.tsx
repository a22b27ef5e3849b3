import { useTexts } from '../../content/useTexts';
import { Heading } from '../layout/Heading';
import { Panel } from '../layout/Panel';
import { Progress } from '../feedback/Progress';
import { Skeleton } from '../feedback/Skeleton';
import { Spinner } from '../feedback/Spinner';
import { Steps } from '../layout/Steps';
import { Table } from '../layout/Table';
import { Section } from './Section';

const cargo = [
  { key: 'row1', quantity: '1,200', price: '14.20' },
  { key: 'row2', quantity: '86', price: '210.00' },
  { key: 'row3', quantity: '4,096', price: '3.75' },
] as const;

export function DataSpecimens() {
  const t = useTexts('kit');

  return (
    <>
      <Section id="table" title={t('section.table')}>
        <Table
          caption={t('table.caption')}
          columns={[
            { key: 'item', header: t('table.item'), cell: ({ key }) => t(`table.${key}`) },
            { key: 'quantity', header: t('table.quantity'), cell: ({ quantity }) => quantity, number: true },
            { key: 'price', header: t('table.price'), cell: ({ price }) => price, number: true },
          ]}
          rows={cargo}
          rowKey={({ key }) => key}
        />
      </Section>
      <Section id="progress" title={t('section.progress')}>
        <div className="kit-page__stretch">
          <Progress
            label={t('progress.label')}
            share={0.6}
            shareText={t('progress.value', { value: 24, max: 40 })}
          />
          <Progress label={t('progress.indeterminate')} />
          <Spinner label={t('progress.indeterminate')} />
        </div>
      </Section>
      <Section id="steps" title={t('section.steps')}>
        <Steps
          label={t('steps.label')}
          doneLabel={t('steps.done')}
          current="second"
          steps={[
            { key: 'first', label: t('steps.first'), to: '#table' },
            { key: 'second', label: t('steps.second') },
            { key: 'third', label: t('steps.third') },
          ]}
        />
      </Section>
      <Section id="skeleton" title={t('section.skeleton')}>
        <div className="kit-page__stretch" aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </Section>
      <Section id="panels" title={t('section.panels')}>
        <Panel aria-labelledby="panel-title">
          <Heading level={3} id="panel-title">
            {t('panels.title')}
          </Heading>
          <p>{t('panels.text')}</p>
        </Panel>
      </Section>
    </>
  );
}
