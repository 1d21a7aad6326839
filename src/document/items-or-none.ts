/** What stands under the heading of a list: its items, or one that says that there are none. */
export function itemsOrNone(items: readonly string[], texts: { none: string }): readonly string[] {
  return items.length > 0 ? items : [texts.none];
}
