import type { DeliveryView } from "#app/features/interview/delivery/delivery-texts.ts";

/** How the answers were spoken, quietly: nothing of it is scored. Nothing at all where none was dictated. */
export function DeliverySection({ delivery }: { delivery: DeliveryView | null }) {
  if (delivery === null) return null;
  const { lead, facts, tip } = delivery;
  return (
    <section aria-labelledby="tu-ritmo" className="min-w-0 border-t border-line pt-5">
      <h2 id="tu-ritmo">Tu ritmo al hablar</h2>
      <p className="mt-1 max-w-[44rem] text-sm text-ink-2">{lead}</p>
      <dl className="mt-3 grid max-w-[44rem] gap-x-6 gap-y-2 rows:grid-cols-[6.5rem_minmax(0,1fr)]">
        {facts.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-sm font-semibold text-ink-2 max-rows:mt-1.5 rows:leading-6">{name}</dt>
            <dd className="wrap-anywhere tabular-nums max-rows:-mt-1.5">{text}</dd>
          </div>
        ))}
      </dl>
      {tip !== null && <p className="mt-3 max-w-[44rem] text-ink-2">{tip}</p>}
    </section>
  );
}
