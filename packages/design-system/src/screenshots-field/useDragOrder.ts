// Reorders a list by dragging an item onto another; buttons do the same for people who cannot drag.
import { useState, type DragEvent } from "react";

/** Returns the attributes that make an item draggable, and whether a given item is being dragged. */
export function useDragOrder(
  ids: readonly string[],
  onMove: (id: string, toIndex: number) => void,
) {
  const [dragged, setDragged] = useState<string>();
  const isDragged = (id: string) => dragged === id;
  const dragProps = (id: string, index: number) => ({
    draggable: true,
    onDragStart: () => setDragged(id),
    onDragEnd: () => setDragged(undefined),
    // A browser allows a drop only where the default is prevented. Dragged files are left to the drop area.
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setDragged(undefined);
      if (ids[index] !== dragged) onMove(dragged, index);
    },
  });
  return { dragProps, isDragged };
}
