/** The layout of a graph; until a new one is there, the old drawing stays. */
import { useEffect, useState } from 'react';
import type { Graph } from '../../charts/graph';
import type { Layout } from '../../charts/layout';
import { findLayout } from './elk';

export interface LaidOut {
  readonly graph: Graph;
  readonly layout: Layout;
}

export function useLayout(graph: Graph): LaidOut | null {
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findLayout(graph).then((layout) => {
      if (isWanted) setLaidOut({ graph, layout });
    });
    return () => {
      isWanted = false;
    };
  }, [graph]);
  return laidOut;
}
