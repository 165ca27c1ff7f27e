import { useEffect, useMemo, useState } from 'react';
import type { TableView } from '../../../protocol/table-view.ts';
import { beforeTurned } from './turned.ts';

/**
 * The table with the cards face down that a player is still turning up; unchanged once they have, or once their time is
 * over.
 */
export function useTurned(table: TableView): TableView {
  const { squeeze } = table;
  const [over, setOver] = useState<TableView['squeeze']>();
  useEffect(() => {
    if (squeeze === undefined) return;
    const timer = setTimeout(() => setOver(squeeze), squeeze.leftMs);
    return () => clearTimeout(timer);
  }, [squeeze]);
  return useMemo(
    () => (squeeze === undefined || squeeze === over ? table : beforeTurned(table)),
    [table, squeeze, over],
  );
}
