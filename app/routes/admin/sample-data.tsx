import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { useSummary } from "./queries.ts";

// Most platforms have none.
const SampleDataNotice = deferredPart({
  name: "el aviso de los datos de muestra",
  load: () => import("./sample-data-notice.tsx"),
});

/** The notice of invented people, where there are any. */
export function SampleData() {
  const { data } = useSummary();
  return data && data.samplePeople > 0 ? <SampleDataNotice people={data.samplePeople} /> : null;
}
