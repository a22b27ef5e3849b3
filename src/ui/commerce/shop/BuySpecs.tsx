import type { BuyPageContent, SpecificationTable } from '#domain/content/BuyPageContent';
import { AgeRating } from '../../content/AgeRating';
import { Heading } from '../../kit/layout/Heading';
import { Table } from '../../kit/layout/Table';
import { deferredLayout } from '../../app/deferredLayout';

type Specs = BuyPageContent['specs'];

export const BuySpecs = ({ title, text, typeHeader, descriptionHeader, minimum, recommended }: Specs) =>
  minimum.rows.length + recommended.rows.length > 0 && (
    <section id="specs" {...deferredLayout} className="buy-part">
      <div className="buy-part__head">
        {title !== '' && <Heading level={2}>{title}</Heading>}
        {text !== '' && <p>{text}</p>}
        <AgeRating />
      </div>
      <div className="buy-specs">
        {[minimum, recommended].map(
          (table, index) =>
            table.rows.length > 0 && (
              <Specifications key={index} {...{ table, typeHeader, descriptionHeader }} />
            ),
        )}
      </div>
    </section>
  );

interface SpecificationsProps {
  readonly table: SpecificationTable;
  readonly typeHeader: string;
  readonly descriptionHeader: string;
}

const Specifications = ({ table: { title, rows }, typeHeader, descriptionHeader }: SpecificationsProps) => (
  <div className="buy-specs__table">
    <Table
      caption={title}
      rows={rows}
      rowKey={({ type }) => type}
      columns={[
        { key: 'type', header: typeHeader, cell: ({ type }) => type },
        { key: 'description', header: descriptionHeader, cell: ({ description }) => description },
      ]}
    />
  </div>
);
