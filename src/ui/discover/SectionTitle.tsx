import { Heading } from '../kit/layout/Heading';

/** Title of a section. Renders nothing if the title is empty. */
export const SectionTitle = ({ title }: { readonly title: string }) =>
  title !== '' && (
    <div className="discover-section__head">
      <Heading level={2}>{title}</Heading>
    </div>
  );
