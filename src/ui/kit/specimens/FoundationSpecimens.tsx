import type { CSSProperties } from 'react';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../layout/Heading';
import { useDataFont } from '../foundation/useDataFont';
import { Section } from './Section';

const colors = [
  ['ground', '--k-ground'],
  ['panel', '--k-panel-1'],
  ['raised', '--k-panel-2'],
  ['line', '--k-hairline'],
  ['text', '--k-text'],
  ['muted', '--k-text-faint'],
  ['action', '--k-amber'],
  ['signal', '--k-cyan'],
  ['loss', '--k-red'],
  ['success', '--k-green'],
] as const;

const steps = ['--k-space-1', '--k-space-2', '--k-space-3', '--k-space-4', '--k-space-6', '--k-space-8'];

export function FoundationSpecimens() {
  const t = useTexts('kit');
  useDataFont();

  return (
    <>
      <Section id="colours" title={t('section.colours')}>
        <div className="kit-page__swatches">
          {colors.map(([name, property]) => (
            <div
              key={name}
              className="kit-page__swatch"
              style={{ '--kit-swatch': `var(${property})` } as CSSProperties}
            >
              {t(`colours.${name}`)}
            </div>
          ))}
        </div>
      </Section>
      <Section id="type" title={t('section.type')}>
        <Heading level={3} size="hero">
          {t('type.display')}
        </Heading>
        <Heading level={3} size={1}>
          {t('type.heading')}
        </Heading>
        <Heading level={3} size={2}>
          {t('type.longWord')}
        </Heading>
        <Heading level={3}>{t('type.heading')}</Heading>
        <Heading level={4}>{t('type.heading')}</Heading>
        <p className="kit-page__measure">{t('type.text')}</p>
        <small>{t('type.small')}</small>
        <p className="k-data">{t('type.data')}</p>
      </Section>
      <Section id="space" title={t('section.space')}>
        <div className="kit-page__stack">
          {steps.map((step) => (
            <div key={step} className="kit-page__bar" style={{ width: `var(${step})` }} />
          ))}
        </div>
      </Section>
    </>
  );
}
