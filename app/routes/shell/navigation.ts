import { CalendarCheck, ChartLine, FileText, House, MessagesSquare, ShieldCheck } from "lucide-react";
import type { MenuItem } from "#app/ui/app-menu.tsx";

const everyone: MenuItem[] = [
  { to: "/dashboard", label: "Inicio", glyph: House },
  { to: "/analyze-cv", label: "Analizar CV", glyph: FileText },
  {
    to: "/interviews",
    label: "Entrevistas IA",
    glyph: MessagesSquare,
    covers: ["/interview-chat", "/interview-feedback"],
  },
  { to: "/coach-schedule", label: "Agenda Coach", glyph: CalendarCheck },
  { to: "/my-activities", label: "Mis Actividades", glyph: ChartLine },
];

/** The menu that a role sees: the administration comes last, for administrators only. */
export function menuFor(role: "admin" | "user"): MenuItem[] {
  return role === "admin" ? [...everyone, { to: "/admin", label: "Administración", glyph: ShieldCheck }] : everyone;
}
