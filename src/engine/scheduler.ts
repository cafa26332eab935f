export type LaneName = 'interactive' | 'bulk'

/** What the order depends on. */
export interface Waiting {
  readonly lane: LaneName
  readonly owner: string
  /** Conversion it belongs to. */
  readonly conversion: number
  /** Goes before the pages of its lane: it is short, or ends a conversion that is nearly done. */
  readonly urgent: boolean
}

/**
 * Who is next: interactive before bulk; within a lane the owners take turns, and within an owner
 * the conversions. Pure: knows no process and no clock.
 */
export class Scheduler<T extends Waiting> {
  #lanes: Record<LaneName, Lane<T>> = { interactive: new Lane(), bulk: new Lane() }

  add(item: T): void {
    this.#lanes[item.lane].add(item)
  }

  /** For what was begun once already: before everything in its lane. */
  putBack(item: T): void {
    this.#lanes[item.lane].putBack(item)
  }

  next(): T | undefined {
    return this.#lanes.interactive.next() ?? this.#lanes.bulk.next()
  }

  /** Takes out what waits of a conversion. */
  removeConversion(conversion: number): T[] {
    return [
      ...this.#lanes.interactive.removeConversion(conversion),
      ...this.#lanes.bulk.removeConversion(conversion),
    ]
  }

  /** Takes out everything. */
  drain(): T[] {
    const all: T[] = []
    for (let item = this.next(); item; item = this.next()) all.push(item)
    return all
  }

  count(lane: LaneName): number {
    return this.#lanes[lane].size
  }
}

class Lane<T extends Waiting> {
  size = 0
  #urgent: T[] = []
  /** Owner → conversion → items. A map keeps its order of insertion, so it serves as a ring. */
  #owners = new Map<string, Map<number, T[]>>()

  add(item: T): void {
    this.size++
    if (item.urgent) {
      this.#urgent.push(item)
      return
    }
    let conversions = this.#owners.get(item.owner)
    if (!conversions) {
      conversions = new Map()
      this.#owners.set(item.owner, conversions)
    }
    const items = conversions.get(item.conversion)
    if (items) items.push(item)
    else conversions.set(item.conversion, [item])
  }

  putBack(item: T): void {
    this.size++
    this.#urgent.unshift(item)
  }

  next(): T | undefined {
    if (this.size === 0) return undefined
    this.size--
    const urgent = this.#urgent.shift()
    if (urgent) return urgent
    const [owner, conversions] = this.#owners.entries().next().value!
    const [conversion, items] = conversions.entries().next().value!
    const item = items.shift()
    // Both go to the end of their rings; an empty one leaves.
    conversions.delete(conversion)
    if (items.length > 0) conversions.set(conversion, items)
    this.#owners.delete(owner)
    if (conversions.size > 0) this.#owners.set(owner, conversions)
    return item
  }

  removeConversion(conversion: number): T[] {
    const removed = this.#urgent.filter((item) => item.conversion === conversion)
    if (removed.length > 0)
      this.#urgent = this.#urgent.filter((item) => item.conversion !== conversion)
    for (const [owner, conversions] of this.#owners) {
      const items = conversions.get(conversion)
      if (!items) continue
      removed.push(...items)
      conversions.delete(conversion)
      if (conversions.size === 0) this.#owners.delete(owner)
    }
    this.size -= removed.length
    return removed
  }
}
