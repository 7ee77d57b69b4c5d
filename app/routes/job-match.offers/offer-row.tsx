import { Link } from "@remix-run/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { OfferChange } from "#app/features/offers/api-schemas.server.ts";
import { OFFER_STATES } from "#app/features/offers/offer-rules.ts";
import { STATE_WORDS } from "#app/features/offers/offer-texts.ts";
import { OfferNiche, StateBadge } from "#app/features/offers/state-badge.tsx";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { DetailsForm } from "#app/routes/job-match.$id/details-form.tsx";
import { useOfferChange } from "#app/routes/job-match.$id/use-offer-change.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { inputClass } from "#app/ui/input-class.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { OfferState } from "#db/job-offers-table.ts";
import type { ListedOffer } from "./screen-data.ts";

type OfferRowProps = { offer: ListedOffer; isBlocked: boolean; onDelete: () => void };

/** An offer of the list: its state is changed in place, the rest under it. */
export function OfferRow({ offer, isBlocked, onDelete }: OfferRowProps) {
  const { id, title, firm, met, when, state, note } = offer;
  const { busy, problem, send } = useOfferChange(offer);
  const [isOpen, setOpen] = useState(false);
  const save = async (change: OfferChange) => setOpen(!(await send(change)));
  return (
    <li className="@container border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <OfferNiche state={state} />
        <div className="min-w-0 flex-1">
          <h3 className="text-base wrap-anywhere">
            <Link to={`/job-match/${id}`} className="hover:underline touch:inline-block touch:min-h-9">
              {title}
            </Link>
          </h3>
          {firm !== "" && <p className="text-sm wrap-anywhere">{firm}</p>}
          <p className="text-sm text-ink-2">
            {met} · {when}
          </p>
          {note !== "" && <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">Nota: {note}</p>}
        </div>
        {isBlocked ? (
          <StateBadge state={state} />
        ) : (
          <Controls
            {...{ title, state, busy, isOpen }}
            onState={(next) => void send({ state: next })}
            onOpen={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {problem && (
        <Alert tone="bad" title="No se guardó" className="mt-3">
          {sentenceOf(problem)}
        </Alert>
      )}
      {isOpen && (
        <div className="mt-4 rounded-[0.75rem] border border-line bg-quiet p-4">
          <DetailsForm details={offer} busy={busy} onSave={(change) => void save(change)} />
          <DeleteButton title={title} onDelete={onDelete} />
        </div>
      )}
    </li>
  );
}

type ControlsProps = {
  title: string;
  state: OfferState;
  busy: boolean;
  isOpen: boolean;
  onState: (state: OfferState) => void;
  onOpen: () => void;
};

function Controls({ title, state, busy, isOpen, onState, onOpen }: ControlsProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className="flex items-center gap-2 max-rows:w-full max-rows:pl-[3.125rem]">
      {/* While the form is open its own field says the state. */}
      {isOpen ? (
        <span className="max-rows:flex-1">
          <StateBadge state={state} />
        </span>
      ) : (
        <>
          <label htmlFor={id} className="sr-only">
            Estado de {title}
          </label>
          <select
            id={id}
            value={state}
            disabled={busy || !hydrated}
            onChange={(event) => onState(event.target.value as OfferState)}
            className={classNames(inputClass, "w-auto max-rows:flex-1")}
          >
            {OFFER_STATES.map((one) => (
              <option key={one} value={one}>
                {STATE_WORDS[one]}
              </option>
            ))}
          </select>
        </>
      )}
      <Button
        variant="ghost"
        square
        icon={isOpen ? ChevronUp : ChevronDown}
        waiting={!hydrated}
        aria-expanded={isOpen}
        aria-label={`Fecha, nota y más de ${title}`}
        onClick={onOpen}
      />
    </div>
  );
}

/** Asks once more: a list is short of what was deleted, and the way back is one line above. */
function DeleteButton({ title, onDelete }: { title: string; onDelete: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const sure = useRef<HTMLButtonElement>(null);
  // It stands where the pressed button stood.
  useEffect(() => {
    if (isAsked) sure.current?.focus();
  }, [isAsked]);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {isAsked ? (
        <>
          <p className="text-sm wrap-anywhere">¿Borrar «{title}» de tu lista?</p>
          <Button ref={sure} variant="danger-solid" size="sm" onClick={onDelete}>
            Sí, borrarla
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsked(false)}>
            No
          </Button>
        </>
      ) : (
        <Button variant="danger" size="sm" onClick={() => setAsked(true)}>
          Borrar esta oferta
        </Button>
      )}
    </div>
  );
}
