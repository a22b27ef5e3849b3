import { Heading } from '../kit/layout/Heading';

/** Renders nothing for a section without a title. */
export const SectionTitle = ({ title }: { readonly title: string }) =>
  title !== '' && (
    <div className="discover-section__head">
      <Heading level={2}>{title}</Heading>
    </div>
  );
