/** One number, and what it counts. */
export const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div class="card figure">
    <span class="soft small">{name}</span>
    <strong class="figures">{value}</strong>
  </div>
)
