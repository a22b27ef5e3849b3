import { Fragment, useId, type ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import './Table.scss';

interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether to use the data font and align to the end. Use it for quantities and prices. */
  readonly number?: boolean | undefined;
}

/** What the table contains: a caption, or the id of the heading that says it. */
type TableName =
  | { readonly caption: string; readonly labelledBy?: undefined }
  | { readonly caption?: undefined; readonly labelledBy: string };

type TableProps<Row> = TableName & TableContent<Row>;

interface TableContent<Row> {
  /** Class of the frame, for another layout on narrow screens. */
  readonly className?: string | undefined;
  /** How to read or use the table, shown above it. */
  readonly hint?: string | undefined;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly details?: RowDetails<Row> | undefined;
}

/** Full-width content below a row. A cell of the row must contain a button with `aria-controls` and `aria-expanded`. */
interface RowDetails<Row> {
  readonly id: (row: Row) => string;
  readonly isOpen: (row: Row) => boolean;
  readonly content: (row: Row) => ReactNode;
}

/** If the columns do not fit, rows become blocks. ARIA roles preserve the table semantics. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, labelledBy, className, hint, columns, rows, rowKey, details } = props;
  const hintId = useId();

  return (
    <div className={classNames('k-table-frame', columns.length > 3 && 'has-many-columns', className)}>
      {hint !== undefined && (
        <p className="k-table__hint" id={hintId}>
          {hint}
        </p>
      )}
      <table
        className="k-table"
        role="table"
        aria-labelledby={labelledBy}
        aria-describedby={hint === undefined ? undefined : hintId}
      >
        {caption !== undefined && <caption className="k-table__caption">{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, number }) => (
              <th key={key} scope="col" role="columnheader" className={number ? 'is-number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr role="row" className={details?.isOpen(row) ? 'is-open' : undefined}>
                {columns.map((column, index) => (
                  <Cell key={column.key} column={column} isRowHeader={index === 0}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
              {details && (
                <tr
                  role="row"
                  className="k-table__details"
                  id={details.id(row)}
                  hidden={!details.isOpen(row)}
                >
                  <td role="cell" colSpan={columns.length}>
                    {details.isOpen(row) && details.content(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface CellProps {
  readonly column: Pick<Column<never>, 'header' | 'number'>;
  readonly isRowHeader: boolean;
  readonly children: ReactNode;
}

const Cell = ({ column: { header, number }, isRowHeader, children }: CellProps) => {
  const className = number ? 'is-number' : undefined;
  return isRowHeader ? (
    <th scope="row" role="rowheader" className={className}>
      <div>{children}</div>
    </th>
  ) : (
    <td role="cell" data-label={header} className={className}>
      <div>{children}</div>
    </td>
  );
};
