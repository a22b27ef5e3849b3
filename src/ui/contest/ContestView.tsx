import { observer } from 'mobx-react-lite';
import type { ContestPage } from '#domain/content/models/contestPage';
import { FaqList } from '../content/FaqList';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { FramedHero } from '../content/FramedHero';
import { ContestPresenter } from './ContestPresenter';
import { ParticipateAction } from './ParticipateAction';
import './Contest.scss';

/** Contest page (CO-01). If the content has no title, the title of the route is used. */
export const ContestView = observer(function ContestView() {
  const { content } = usePagePresenter(ContestPresenter);
  const translations = usePresenter(Translations);
  if (!content) return null;
  const { title, prizes, steps, rules, faq } = content;

  return (
    <div className="contest">
      <FramedHero {...content} title={title || translations.titleOf('contest')}>
        <ParticipateAction {...content} />
      </FramedHero>
      <Prizes {...prizes} />
      <Steps {...steps} />
      <Rules {...rules} />
      <Questions {...faq} />
    </div>
  );
});

const Prizes = ({ title, items }: ContestPage['prizes']) =>
  items.length > 0 && (
    <section className="contest-part">
      {title && <Heading level={2}>{title}</Heading>}
      <ul className="contest-prizes">
        {items.map((prize, index) => (
          <li key={index} className="contest-prize">
            <Heading level={3}>{prize.title}</Heading>
            {prize.text && <p>{prize.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );

const Steps = ({ title, items }: ContestPage['steps']) =>
  items.length > 0 && (
    <section className="contest-part">
      {title && <Heading level={2}>{title}</Heading>}
      <ol className="contest-steps">
        {items.map((step, index) => (
          <li key={index} className="contest-step">
            <Heading level={3} size={4}>
              {step.title}
            </Heading>
            {step.text && <p>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );

const Rules = ({ title, text, items }: ContestPage['rules']) =>
  items.length > 0 && (
    <section className="contest-part contest-part--two" id="rules">
      <div className="contest-part__words">
        {title && <Heading level={2}>{title}</Heading>}
        {text && <p>{text}</p>}
      </div>
      <ol className="contest-rules">
        {items.map((rule, index) => (
          <li key={index} className="contest-rule">
            <Heading level={3} size={4}>
              {rule.title}
            </Heading>
            <RichText blocks={rule.text} />
          </li>
        ))}
      </ol>
    </section>
  );

const Questions = ({ title, questions }: ContestPage['faq']) =>
  questions.length > 0 && (
    <section className="contest-part contest-part--two">
      {title && <Heading level={2}>{title}</Heading>}
      <FaqList questions={questions} />
    </section>
  );
