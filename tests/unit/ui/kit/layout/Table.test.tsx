import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Table } from '#ui/kit/layout/Table';

const cargo = {
  columns: [
    { key: 'item', header: 'Item', cell: ({ item }: { readonly item: string }) => item },
    { key: 'quantity', header: 'Quantity', cell: () => '86' },
  ],
  rows: [{ item: 'Ore' }, { item: 'Ice' }],
  rowKey: ({ item }: { readonly item: string }) => item,
};

describe('Table', () => {
  it('names each row by its first cell', () => {
    render(<Table caption="Cargo" {...cargo} />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ore', 'Ice']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['86', '86']);
    expect(screen.getByRole('table', { name: 'Cargo' })).not.toHaveAccessibleDescription();
  });

  it('takes its name from a heading and its description from a hint', () => {
    render(
      <>
        <h2 id="cargo">Cargo</h2>
        <Table labelledBy="cargo" hint="Newest first." {...cargo} />
      </>,
    );
    expect(screen.getByRole('table', { name: 'Cargo' })).toHaveAccessibleDescription('Newest first.');
  });
});
