/** Return the bots of the same deal with the person at another seat: all move round, so that they keep their neighbours. */
export function botsAround<Seat>(seats: readonly Seat[], own: number, seat: number): Seat[] {
  return seats.flatMap((_, at) => (at === seat ? [] : (seats.at((at + own - seat) % seats.length) as Seat)));
}
